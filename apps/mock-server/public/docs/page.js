// The page's own script: search, copying, the place in the contents. The page reads well without it.

const search = document.querySelector('#search');
const found = document.querySelector('#found');
const nothing = document.querySelector('.nothing');
const menu = document.querySelector('.menu');
const entries = [...document.querySelectorAll('main .entry')];
const links = new Map([...document.querySelectorAll('nav a')].map((link) => [link.hash.slice(1), link]));

// Examples speak of the server that shows them.
for (const block of document.querySelectorAll('pre code')) {
  if (block.children.length === 0) {
    block.textContent = block.textContent.replaceAll('http://localhost:3000', location.origin);
  }
}

const texts = new Map(entries.map((entry) => [entry, entry.textContent.toLowerCase()]));
const titles = new Map(
  entries.map((entry) => [
    entry,
    `${entry.id} ${entry.querySelector('h1, h2, h3')?.textContent}`.toLowerCase(),
  ]),
);

const ordered = ['main', 'nav ul'].flatMap((lists) => [...document.querySelectorAll(lists)]);
const lists = ordered.map((list) => [list, [...list.children]]);

/** Puts first what the test holds of; everything else follows in its own order. */
function putFirst(isFirst) {
  for (const [list, parts] of lists) {
    list.append(...parts.filter(isFirst), ...parts.filter((part) => !isFirst(part)));
  }
}

/** Shows the entries that hold every word, and their links; first those whose name or summary holds them. */
function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const named = new Set();
  for (const entry of entries) {
    if (words.length === 0 || !words.every((word) => titles.get(entry).includes(word))) continue;
    named.add(entry).add(links.get(entry.id)?.parentElement);
  }
  putFirst((part) => named.has(part));
  if (words.length > 0) document.documentElement.scrollTop = 0;
  let count = 0;
  for (const entry of entries) {
    const isFound = words.every((word) => texts.get(entry).includes(word));
    entry.hidden = !isFound;
    const item = links.get(entry.id)?.parentElement;
    if (item) item.hidden = !isFound;
    if (isFound) count += 1;
  }
  for (const list of document.querySelectorAll('nav ul')) {
    const isEmpty = !list.querySelector('li:not([hidden])');
    list.hidden = isEmpty;
    list.previousElementSibling.hidden = isEmpty;
  }
  for (const domain of document.querySelectorAll('.domain')) domain.hidden = words.length > 0;
  nothing.hidden = count > 0;
  found.textContent = words.length > 0 ? `${count} of ${entries.length}` : '';
}

function clear() {
  search.value = '';
  filter();
}

search.addEventListener('input', filter);
document.querySelector('#clear').addEventListener('click', () => {
  clear();
  search.focus();
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input, textarea, [contenteditable]');
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    search.focus();
    search.select();
  }
  if (event.key === 'Escape' && event.target === search) clear();
});

/** A link may lead to what the search hides. */
addEventListener('hashchange', () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest('[hidden]')) return;
  clear();
  target.scrollIntoView();
});

async function copy(button, text) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    // No clipboard where the page is not served over https: the text is selected instead.
    getSelection().selectAllChildren(button.closest('figure').querySelector('code'));
    button.textContent = 'Selected';
  }
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 2000);
}

for (const figure of document.querySelectorAll('figure.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', () => copy(button, figure.querySelector('code').textContent));
  figure.querySelector('figcaption').append(button);
}

// The contents show where one is.
const seen = new IntersectionObserver(
  (changes) => {
    for (const { isIntersecting, target } of changes) {
      const link = links.get(target.id);
      if (!isIntersecting || !link) continue;
      document.querySelector('nav a[aria-current]')?.removeAttribute('aria-current');
      link.setAttribute('aria-current', 'location');
      if (!link.matches(':hover') && menu.clientHeight > 0) link.scrollIntoView({ block: 'nearest' });
    }
  },
  { rootMargin: '-100px 0px -70% 0px' },
);
for (const entry of entries) seen.observe(entry);

// On a phone the contents are closed until they are asked for, and close again once they have led somewhere.
const narrow = matchMedia('(max-width: 900px)');
const fold = () => {
  menu.open = !narrow.matches;
};
narrow.addEventListener('change', fold);
fold();
menu.addEventListener('click', (event) => {
  if (narrow.matches && event.target.closest('a')) menu.open = false;
});
