// Runs before the first paint. The same reading stands in src/shared/theme/theme.ts, which changes it later.
{
  const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#141311' : '#f6f5f2');
}
// Texts, dates and numbers need the browser's tables of languages, which take it a while to open: while the app is on
// its way there is nothing else to do.
setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('uk'));
