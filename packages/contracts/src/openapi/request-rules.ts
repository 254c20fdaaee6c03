/** What holds for every request, for the introduction of the document; proven by request-rules.test.ts of the server. */
export const requestRules = `
## Rules of every request
Checks come in this order, and the first that fails answers:

1. \`-8\`: too many requests of one address.
2. \`-4\`: no session, or one that has ended.
3. \`-5\`: a change from another origin.
4. \`-12\`, \`-11\`: the body is no JSON by its \`content-type\`, or too large.
5. \`-3\`: its signature, over the bytes as they were sent.
6. \`1008\`: a change while looking at the product as another role.
7. \`-5\`: the permission.
8. \`-10\`: the body cannot be read as JSON. A file is read only here.
9. \`-2\`: path, query, headers and body, all broken rules at once, a hundred at most.
10. What only the data can tell: \`-6\`, \`-7\` and the operation’s own codes.

Texts that people write are trimmed at both ends before they are checked and stored; of spaces alone nothing is left. Passwords, codes and keys are taken as they are.

A query parameter that is unknown breaks \`unknown_field\`, one that comes twice \`invalid\`, also \`lng\`; several values are written in one, parted by commas. An empty \`q\` searches for nothing, an empty number or choice is \`required\`.
\`lng\` is taken everywhere and never refused for its value.

An id in a body or a query that leads to nothing, or to another merchant’s object, answers \`-6\` with \`details.fields\`, where it breaks \`not_found\`. Without \`details\` it is the object of the path that is missing.

Patterns are of ECMA-262 and mean the same in Python, Go and Java, but that in Python \`$\` also stands before a last line feed: use \`fullmatch\`.

Which keyword of a schema becomes which \`rule\`; another that a schema has for a keyword stands in its \`x-rules\`:

| Keyword | Rule |
| --- | --- |
| \`required\`; an empty text, or null, where it may not be | \`required\` |
| \`type\` | \`wrong_type\`; of numbers \`not_number\`, of a fraction in place of a whole one \`not_integer\` |
| \`enum\`, \`const\` | \`one_of\` |
| \`maxLength\`, \`minLength\` | \`too_long\`, \`too_short\` |
| \`maximum\`, \`maxItems\`; \`minimum\`, \`minItems\` | \`too_big\`; \`too_small\` |
| \`exclusiveMinimum\` of 0 | \`positive\` |
| \`additionalProperties\` | \`unknown_field\` |
| \`pattern\`, with or without \`format\` | \`control_characters\`; mostly what \`x-rules\` says |
| \`anyOf\`, \`uniqueItems\` | \`invalid\` |
`.trim();
