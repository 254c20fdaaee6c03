import type { ContractRequest } from './contract-request.ts';

/** Ways a page can send a cross-origin request (security T6). */
export const attackMethods = [
  'form text/plain',
  'form urlencoded',
  'form multipart',
  'fetch no-cors with a Blob of JSON',
  'fetch cors with JSON',
  'XMLHttpRequest',
  'img',
  'script',
  'window.open with a form',
  'iframe with a form',
  'sendBeacon',
  'link prefetch',
] as const;
export type AttackMethod = (typeof attackMethods)[number];

/** Runs in the foreign page (`page.evaluate`): uses nothing from this file and reads no responses. */
export async function attackFromPage({
  way,
  attacks,
}: {
  way: AttackMethod;
  attacks: readonly ContractRequest[];
}) {
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, fields: object) =>
    document.body.appendChild(Object.assign(document.createElement(name), fields));
  const loaded = (node: HTMLElement) =>
    new Promise((done) => {
      node.onload = done;
      node.onerror = done;
    });

  /** A form whose body is as close as possible to the operation's. */
  const formOf = ({ url, json, file }: ContractRequest, enctype: string, target: string) => {
    const form = element('form', { action: url, method: 'post', enctype, target });
    const field = (fields: object) =>
      form.appendChild(Object.assign(document.createElement('input'), fields));
    if (enctype === 'text/plain') {
      // Split inside a string, where the form's `=` does no harm: the body is almost the JSON.
      const at = json.indexOf('"', json.indexOf('":"') + 3);
      field({ name: json.slice(0, at), value: json.slice(at) });
    } else if (file) {
      const files = new DataTransfer();
      files.items.add(new File([bytesOf(file.base64)], file.name, { type: file.type }));
      field({ type: 'file', name: file.field, files: files.files });
    } else {
      for (const [name, value] of Object.entries(JSON.parse(json || '{}'))) field({ name, value });
    }
    return form;
  };
  const inFrame = async (attack: ContractRequest, enctype: string) => {
    const frame = element('iframe', { name: attack.id });
    const ready = loaded(frame);
    formOf(attack, enctype, attack.id).submit();
    await ready;
  };
  const bodyOf = ({ json, file }: ContractRequest) => {
    if (!file) return json === '' ? null : new Blob([json], { type: 'application/json' });
    const form = new FormData();
    form.append(file.field, new File([bytesOf(file.base64)], file.name, { type: file.type }));
    return form;
  };
  const ways: Record<AttackMethod, (attack: ContractRequest) => unknown> = {
    'form text/plain': (attack) => inFrame(attack, 'text/plain'),
    'form urlencoded': (attack) => inFrame(attack, 'application/x-www-form-urlencoded'),
    'form multipart': (attack) => inFrame(attack, 'multipart/form-data'),
    // This mode allows only POST, and may omit the body's type.
    'fetch no-cors with a Blob of JSON': (attack) =>
      fetch(attack.url, { method: 'POST', mode: 'no-cors', credentials: 'include', body: bodyOf(attack) }),
    'fetch cors with JSON': (attack) =>
      fetch(attack.url, {
        method: attack.method,
        credentials: 'include',
        body: bodyOf(attack),
        ...(attack.file ? {} : { headers: { 'content-type': 'application/json' } }),
      }),
    XMLHttpRequest: (attack) =>
      new Promise((done) => {
        const request = new XMLHttpRequest();
        request.open(attack.method, attack.url);
        request.withCredentials = true;
        request.onloadend = done;
        request.send(bodyOf(attack));
      }),
    img: ({ url }) => loaded(element('img', { src: url })),
    script: ({ url, method }) => loaded(element('script', { src: `${url}?_method=${method}` })),
    'window.open with a form': (attack) => {
      formOf(attack, attack.file ? 'multipart/form-data' : 'text/plain', '_blank').submit();
      return new Promise((done) => setTimeout(done, 0));
    },
    'iframe with a form': (attack) => {
      const frame = element('iframe', {});
      const inner = frame.contentDocument?.body;
      const form = formOf(attack, attack.file ? 'multipart/form-data' : 'text/plain', '');
      inner?.append(form);
      const ready = loaded(frame);
      form.submit();
      return ready;
    },
    sendBeacon: (attack) => navigator.sendBeacon(attack.url, bodyOf(attack)),
    'link prefetch': ({ url }) => loaded(element('link', { rel: 'prefetch', href: url })),
  };
  await Promise.allSettled(attacks.map(ways[way]));
}
