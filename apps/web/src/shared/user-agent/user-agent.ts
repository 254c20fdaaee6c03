/** A parsed `User-Agent`. */
export interface Device {
  /** `Chrome 143`; null if unknown. */
  readonly browser: string | null;
  /** `Windows`; null if unknown. */
  readonly system: string | null;
  readonly kind: 'computer' | 'phone' | 'tablet';
}

/** Order matters: most browsers also name those further down. The group is the version. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\b(?:OPR|Opera)\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Vivaldi', /\bVivaldi\/(\d+)/],
  ['Yandex', /\bYaBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]*(?: Mobile\/\w+)? Safari\//],
];

/** Order matters: Android also says Linux, iPhones also say Mac OS. */
const systems: readonly (readonly [name: string, pattern: RegExp, kind: Device['kind']])[] = [
  ['iPhone', /\biPhone\b/, 'phone'],
  ['iPad', /\biPad\b/, 'tablet'],
  ['Android', /\bAndroid\b(?!.*\bMobile\b)/, 'tablet'],
  ['Android', /\bAndroid\b/, 'phone'],
  ['Windows', /\bWindows\b/, 'computer'],
  ['ChromeOS', /\bCrOS\b/, 'computer'],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/, 'computer'],
  ['Linux', /\bLinux\b/, 'computer'],
];

/** Browser and system by a few rules. A user agent can be forged: for display only. */
export function parseUserAgent(userAgent: string): Device {
  const system = systems.find(([, pattern]) => pattern.test(userAgent));
  const found = browsers.flatMap(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  });
  return { browser: found[0] ?? null, system: system?.[0] ?? null, kind: system?.[2] ?? 'computer' };
}

/** A device in one line: `Chrome 143 · Windows`; null if unknown. */
export function formatDevice({ browser, system }: Device): string | null {
  return [browser, system].filter(Boolean).join(' · ') || null;
}
