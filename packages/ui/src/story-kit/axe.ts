import axe from 'axe-core';

/** Rules about whole pages, which stories are not. Screens are checked in the app's own tests. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title'];

/** Accessibility violations of the current page, one line each; empty if none. */
export async function findViolations(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
  );
}
