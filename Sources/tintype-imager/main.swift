EventLoop.main()
