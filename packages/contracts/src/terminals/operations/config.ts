import { operation } from '../../shared/operation.ts';
import { exampleTerminalHeaders, TerminalHeaders } from '../../shared/terminal-headers.ts';
import { terminalSignatureVector } from '../../shared/terminal-signature.ts';
import { pickConfigSettings, TerminalConfig } from '../config.ts';
import { examplePoint, exampleTerminal } from './examples.ts';

export const getConfig = operation({
  id: 'getConfig',
  domain: 'terminals',
  session: false,
  method: 'GET',
  path: '/api/v1/Config/get',
  summary: 'What a terminal takes over: its settings, asked for by the terminal itself',
  description: [
    'For terminals, not for people. A terminal has no session: it says its number, and proves it by a signature with its secret key phrase; see “Requests of a terminal”.',
    'It asks every `sync_seconds`. The answer has a strong `ETag`. Sent back as `If-None-Match`, it is answered 304 without a body while nothing differs. Either answer counts as the moment at which the terminal took its settings over (`settings_taken_at`) and was last heard of (`last_online_at`); it changes nothing else, and makes no new version of the terminal.',
    'The same request may be sent again within its minutes: whoever can see a request can see its answer, too, and it does nothing that the terminal itself did not ask for.',
    'Wrong signatures of a number are counted, whether or not a terminal has it: after ten, requests under that number wait, one minute first, then two, up to 15; after a hundred from one address, that address waits 15. A right signature from the address that the terminal last asked from does not wait for what others do elsewhere.',
  ].join('\n\n'),
  headers: TerminalHeaders,
  signedBy: 'terminal',
  etag: true,
  data: TerminalConfig,
  codes: ['terminal_not_authenticated', 'terminal_time_wrong', 'terminal_not_active', 'terminal_blocked'],
  assumed:
    'What is signed and how, and what is answered: the specification mentions the request by name only (spec §7).',
  example: {
    headers: exampleTerminalHeaders(terminalSignatureVector.signature),
    data: {
      number: exampleTerminal.number,
      ptks_id: exampleTerminal.ptks_id,
      name: exampleTerminal.name,
      kind: exampleTerminal.kind,
      test_mode: exampleTerminal.test_mode,
      merchant_name: 'ТОВ «Затишок»',
      point: { name: examplePoint.name, city: examplePoint.city, address: 'вул. Городоцька, 82' },
      vehicle: null,
      website: exampleTerminal.website,
      settings: pickConfigSettings(exampleTerminal.settings),
    },
  },
});
