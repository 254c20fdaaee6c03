import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { Id, Version } from '../shared/ids.ts';
import { TerminalNumber } from '../shared/terminal-headers.ts';
import { multilineText } from '../shared/text.ts';
import { ActivationCode } from './terminals.ts';

/** Input that gives a terminal back. */
export const ReleaseTerminalInput = z
  .strictObject({
    reason: multilineText(500).min(1, 'required').describe('For the journal'),
    version: Version,
  })
  .meta({ id: 'ReleaseTerminalInput' });

/** How long a device that the acquirer decided to be a claimant's waits for that merchant to add it; days. */
export const DISPUTE_CLAIM_DAYS = 30;

/** Input that asks the acquirer to decide whose a device is. */
export const DisputeTerminalInput = z
  .strictObject({
    number: TerminalNumber,
    code: ActivationCode.describe('The activation code that came with the device'),
    reason: multilineText(1000).min(1, 'required').describe('For the acquirer: how one came by the device'),
  })
  .meta({ id: 'DisputeTerminalInput' });

export const TerminalDispute = z
  .strictObject({ id: Id, number: TerminalNumber, opened_at: Instant })
  .meta({ id: 'TerminalDispute' });
