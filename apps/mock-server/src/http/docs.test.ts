import { mockOperations } from '@kasa/contracts/mock/operations';
import { buildOpenApi } from '@kasa/contracts/openapi';
import { operations } from '@kasa/contracts/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { codesOf, type Operation } from '@kasa/contracts/shared/operation';
import { permissions, roles } from '@kasa/contracts/shared/permissions';
import { rules } from '@kasa/contracts/shared/rules';
import { vehicleTransitions } from '@kasa/contracts/transport/vehicle-status';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { escapeHtml } from './docs/html.ts';
import { registerDocs } from './docs.ts';
import { sendHttp } from './test-support/http-request.ts';

function serverWith(mockControl: boolean) {
  const app = Fastify();
  registerDocs(app, { mockControl });
  return app;
}
const app = serverWith(true);
afterAll(() => app.close());
const get = (url: string) => sendHttp(app, { url });
const [page, mockPage] = await Promise.all([get('/docs'), get('/docs/mock')]);

function section(html: string, id: string): string {
  const begin = html.indexOf(`id="${id}"`);
  return begin < 0 ? '' : html.slice(begin, html.indexOf('</section>', begin));
}
const escaped = (text: string) => escapeHtml(text);

describe.each([
  ['/docs', page, Object.values(operations) as Operation[]],
  ['/docs/mock', mockPage, Object.values(mockOperations) as Operation[]],
])('%s', (_, { status, headers, text: body }, ops) => {
  it('is a page that may load and run only what this server serves', () => {
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  it('needs nothing from elsewhere, and nothing that the policy forbids', () => {
    const addresses = [...body.matchAll(/\s(?:src|href|action|poster|data)="([^"]*)"/g)].map(([, address]) =>
      String(address),
    );
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => !/^(#|\/(?!\/)|data:,$)/.test(address))).toEqual([]);
    expect(body).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=|@import|<iframe|<base/);
  });

  it('has every id once, and every link within it leads somewhere', () => {
    const ids = [...body.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...body.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(ops.map((op) => [op.id, op] as const))(
    'tells of %s what it needs and what it can answer',
    (id, op) => {
      const html = section(body, id);
      expect(html).toContain(escaped(op.summary));
      expect(html.replaceAll('<wbr>', '')).toContain(`<code>${op.path}</code>`);
      expect(html).toContain(`>${op.method}</span>`);
      expect(html).toMatch(new RegExp(`Permission</dt><dd>[^\\n]*${op.permission ?? 'none'}`));
      expect(html).toContain(`Session</dt><dd>${op.session ? 'required' : 'none'}`);
      expect(html.includes('href="#signing"')).toBe(op.signed);
      expect(html.includes('class="assumed"')).toBe(op.assumed !== undefined);
      const shown = [...html.matchAll(/href="#code-(\w+)"/g)].map(([, name]) => name);
      expect(shown.sort()).toEqual(codesOf(op).sort());
    },
  );
});

describe('/docs', () => {
  const { text: body } = page;
  it('has every code with both texts', () => {
    const html = section(body, 'codes');
    for (const [name, { code, uk, en }] of Object.entries(codes)) {
      expect(html).toContain(`id="code-${name}">${code}<`);
      expect(html).toContain(escaped(uk));
      expect(html).toContain(escaped(en));
    }
  });

  it('has every permission, and what each role may', () => {
    const html = section(body, 'permissions');
    for (const [tag, { uk }] of Object.entries(permissions)) {
      const row = html.split('<tr>').find((one) => one.includes(`<code>${tag}</code>`));
      expect(row).toContain(uk);
      const granted = Object.values(roles).filter(({ tags }) => (tags as readonly string[]).includes(tag));
      expect(row?.split('class="yes"').length).toBe(granted.length + 1);
    }
    for (const [role, { uk }] of Object.entries(roles))
      expect(html).toMatch(new RegExp(`${role}<br>.*${uk}`));
  });

  it('has every step of a vehicle', () => {
    const html = section(body, 'machine-Transport.status');
    for (const by of ['shift', 'dispatcher']) {
      const steps = vehicleTransitions.filter((step) => step.by === by).length;
      expect(html.split(`<td>${by}</td>`).length - 1).toBe(steps);
    }
  });

  it('has every rule of a field with both texts', () => {
    const html = section(body, 'rules');
    for (const [rule, { uk, en }] of Object.entries(rules)) {
      for (const text of [`<code>${rule}</code>`, escaped(uk), escaped(en)]) expect(html).toContain(text);
    }
  });

  it('has every schema with its fields', () => {
    const { components } = buildOpenApi() as unknown as {
      components: { schemas: Record<string, { properties?: object }> };
    };
    for (const [name, { properties = {} }] of Object.entries(components.schemas)) {
      const html = section(body, `schema-${name}`);
      for (const field of Object.keys(properties)) expect(html).toContain(`<code>${field}</code>`);
    }
  });
});

describe('what the page loads', () => {
  it.each([
    ['/docs/page.css', 'text/css; charset=utf-8'],
    ['/docs/page.js', 'text/javascript; charset=utf-8'],
    ['/docs/inter-latin.woff2', 'font/woff2'],
    ['/docs/inter-cyrillic.woff2', 'font/woff2'],
  ])('%s is served here', async (url, type) => {
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.text.length).toBeGreaterThan(1000);
  });

  it('asks for nothing from elsewhere in its turn', async () => {
    const css = (await get('/docs/page.css')).text;
    const urls = [...css.matchAll(/url\("?([^")]*)"?\)/g)].map(([, url]) => String(url));
    for (const url of urls) expect((await get(url)).status, url).toBe(200);
    expect(css).not.toContain('@import');
    expect((await get('/docs/page.js')).text).not.toMatch(/\bimport\b|fetch\(|https:\/\//);
  });
});

it('without a mock control there is no page of it, and no link to one', async () => {
  const plain = serverWith(false);
  expect((await sendHttp(plain, { url: '/docs/mock' })).status).toBe(404);
  expect((await sendHttp(plain, { url: '/docs' })).text).not.toContain('/docs/mock');
  await plain.close();
});
