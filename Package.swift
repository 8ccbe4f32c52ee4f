// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "tintype",
  targets: [
    .systemLibrary(name: "CBSD", providers: [.apt(["libbsd-dev"])]),
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CFastCGI", pkgConfig: "fcgi", providers: [.apt(["libfcgi-dev"])]),
    .systemLibrary(name: "CIDN2", pkgConfig: "libidn2", providers: [.apt(["libidn2-dev"])]),
    .systemLibrary(name: "CMagic", pkgConfig: "libmagic", providers: [.apt(["libmagic-dev"])]),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    .systemLibrary(
      name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    .systemLibrary(name: "CSystem"),
    .systemLibrary(name: "CUnistring", providers: [.apt(["libunistring-dev"])]),
    .systemLibrary(name: "CVips", pkgConfig: "vips", providers: [.apt(["libvips-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    // The thin wrappers: the only places with `unsafe` and C names.
    .target(name: "System", dependencies: ["CBSD", "CSystem"], swiftSettings: strict),
    .target(name: "Sodium", dependencies: ["CSodium"], swiftSettings: strict),
    .target(name: "Nettle", dependencies: ["CNettle"], swiftSettings: strict),
    .target(name: "Zlib", dependencies: ["CZlib"], swiftSettings: strict),
    .target(name: "Text", dependencies: ["CIDN2", "CUnistring"], swiftSettings: strict),

    .target(name: "FastCGI", dependencies: ["CFastCGI", "System"], swiftSettings: strict),
    .target(name: "HTTP", dependencies: ["Text"], swiftSettings: strict),
    .target(name: "Templates", swiftSettings: strict),
    .target(name: "Mail", dependencies: ["Text"], swiftSettings: strict),
    .target(name: "Zip", swiftSettings: strict),
    .target(name: "Store", dependencies: ["System", "Text"], swiftSettings: strict),
    .target(
      name: "Imaging", dependencies: ["CMagic", "System", "Zlib"], swiftSettings: strict),
    // The imager without the decoders: it forks sealed children and watches over them.
    .target(
      name: "Sealing", dependencies: ["CSeccomp", "Imaging", "System"], swiftSettings: strict),
    .target(
      name: "Members",
      dependencies: ["Imaging", "Mail", "Nettle", "Sodium", "Store", "System", "Text"],
      swiftSettings: strict),
    .target(
      name: "Site",
      dependencies: [
        "FastCGI", "HTTP", "Imaging", "Mail", "Members", "Sodium", "Store", "System", "Templates",
        "Text", "Zip", "Zlib",
      ],
      swiftSettings: strict),

    .executableTarget(
      name: "tintype",
      dependencies: [
        "FastCGI", "HTTP", "Imaging", "Members", "Site", "Sodium", "Store", "System", "Text",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "tintype-imager", dependencies: ["CPango", "CVips", "Imaging", "Sealing", "System"],
      swiftSettings: strict),

    .target(name: "Fetching", swiftSettings: strict),
    .executableTarget(
      name: "tintype-fetch", dependencies: ["CCurl", "Fetching", "System"], swiftSettings: strict),

    .executableTarget(
      name: "tintype-mail", dependencies: ["CCurl", "Mail", "System"], swiftSettings: strict),

    // An imager whose children attack what is around them: for the tests alone, never installed.
    .systemLibrary(name: "CCalls", path: "Tests/Attacks/CCalls"),
    .executableTarget(
      name: "tintype-imager-attacks",
      dependencies: ["CCalls", "CSeccomp", "Imaging", "Sealing", "System"],
      path: "Tests/Attacks/Imager", swiftSettings: strict),

    // A program for Tests/bench and Tests/scale, not part of the site.
    .executableTarget(
      name: "tintype-bench",
      dependencies: ["HTTP", "Imaging", "Members", "Sodium", "Store", "System", "Text"],
      path: "Tests/Bench/Program", swiftSettings: strict),

    // A disk that loses and fails, for the tests of what is above it.
    .target(
      name: "SimulatedDisk", dependencies: ["Store", "System"], path: "Tests/SimulatedDisk",
      swiftSettings: strict),

    .testTarget(
      name: "MembersTests",
      dependencies: [
        "Imaging", "Mail", "Members", "SimulatedDisk", "Sodium", "Store", "System", "Text",
      ]),
    .testTarget(name: "MailTests", dependencies: ["Mail"]),
    .testTarget(
      name: "SiteTests",
      dependencies: ["HTTP", "Members", "Site", "Store", "System", "Templates"]),
    .testTarget(name: "StoreTests", dependencies: ["Store", "System"]),
    .testTarget(name: "HTTPTests", dependencies: ["HTTP"]),
    .testTarget(name: "ImagingTests", dependencies: ["Imaging", "System"]),
    .testTarget(name: "TemplatesTests", dependencies: ["Templates"]),
    .testTarget(name: "FetchingTests", dependencies: ["Fetching"]),
    .testTarget(name: "NettleTests", dependencies: ["Nettle"]),
    .testTarget(name: "TextTests", dependencies: ["Text"]),
    .testTarget(name: "ZipTests", dependencies: ["Zip", "Zlib"]),
  ]
)

// The parsers under libFuzzer, which brings a main function of its own: for Tests/fuzz alone.
if Context.environment["TINTYPE_FUZZ"] != nil {
  package.targets += [
    .target(
      name: "FuzzedParsers", dependencies: ["HTTP", "Imaging", "Store", "Templates"],
      path: "Tests/Fuzz/Parsers"),
    .executableTarget(
      name: "tintype-fuzz", dependencies: ["FuzzedParsers"], path: "Tests/Fuzz/Program"),
  ]
}
