// What one plain CGI request is measured against.
#include <stdio.h>

int main(void) { puts("Content-Type: text/plain\r\n\r\nhello"); }
