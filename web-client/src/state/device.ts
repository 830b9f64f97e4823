// The name of this browser in the list of one's own devices.

const kBrowsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const kSystems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

export function deviceName(agent: string = navigator.userAgent): string {
  const first = (names: [RegExp, string][]) => names.find(([mark]) => mark.test(agent))?.[1];
  return [first(kBrowsers), first(kSystems)].filter(Boolean).join(', ');
}
