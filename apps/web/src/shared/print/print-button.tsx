import { IconButton } from '@kasa/ui/icon-button';
import type { MenuAction } from '@kasa/ui/menu';
import { Printer } from 'lucide-react';

/** Prints a list within a screen: above it, beside the choice of its columns. */
export function PrintButton({ action: { label, onAction } }: { action: MenuAction }) {
  return (
    <IconButton variant="secondary" label={label} onPress={onAction}>
      <Printer aria-hidden />
    </IconButton>
  );
}
