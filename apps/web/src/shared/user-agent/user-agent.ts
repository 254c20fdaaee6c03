/** What a browser says of itself (`User-Agent`), in words. */
export interface Device {
  /** `Chrome 143`; null when it is none of those that are known. */
  readonly browser: string | null;
  /** `Windows`; null as above. */
  readonly system: string | null;
  readonly kind: 'computer' | 'phone' | 'tablet';
}

/** In this order: most browsers also claim to be those further down. The group is the version. */
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

/** In this order: Android also says Linux, iPhones also say Mac OS. */
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

/** Which browser on what, as far as a handful of rules can tell. Anybody may claim anything: for display only. */
export function deviceOf(userAgent: string): Device {
  const system = systems.find(([, pattern]) => pattern.test(userAgent));
  const found = browsers.flatMap(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  });
  return { browser: found[0] ?? null, system: system?.[0] ?? null, kind: system?.[2] ?? 'computer' };
}

/** A device in one line: `Chrome 143 · Windows`; null when nothing of it is known. */
export function deviceWords({ browser, system }: Device): string | null {
  return [browser, system].filter(Boolean).join(' · ') || null;
}
