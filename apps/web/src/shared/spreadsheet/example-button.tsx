import { Button } from '@kasa/ui/button';
import { Download } from 'lucide-react';
import { saveText } from '../download/save-text.ts';
import { useText } from '../i18n/i18n.tsx';
import { toast } from '../toast/toast.ts';
import { spreadsheetMessages } from './messages/catalogue.ts';
import { makeCsv } from './read-sheet.ts';

/** Saves a small table that is filled in as it should be. @param rows its headings and its rows */
export function ExampleButton({
  fileName,
  rows,
}: {
  fileName: string;
  rows: readonly (readonly string[])[];
}) {
  const text = useText(spreadsheetMessages);
  const save = async () => {
    const content = await makeCsv(rows);
    if (content === null) toast.error(text('file.exampleFailed'));
    else saveText(fileName, 'text/csv', content);
  };
  return (
    <Button size="sm" icon={<Download />} onPress={() => void save()}>
      {text('file.example')}
    </Button>
  );
}
