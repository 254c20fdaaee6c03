import { Columns3 } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PHONE_QUERY, useMediaQuery } from '../media-query/use-media-query.ts';
import { PopupTrigger } from '../menu/popup-trigger.tsx';
import { onDemand, useOnDemand } from '../on-demand/on-demand.tsx';
import type { ColumnChooserProps } from './types.ts';

export type { ColumnChooserProps, ColumnChooserTexts } from './types.ts';

const popupCode = onDemand(() => import('./column-popup.tsx'));

/** Chooses the visible columns and the height of rows or, on phones, the sort order. */
export function ColumnChooser<Row>({ columns, onDensityChange, ...props }: ColumnChooserProps<Row>) {
  const code = useOnDemand(popupCode);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const hideable = columns.filter((column) => column.isHideable === true);
  const sortable =
    isPhone && props.onSortChange ? columns.filter((column) => column.isSortable === true) : [];
  const changeDensity = isPhone ? undefined : onDensityChange;
  if (hideable.length === 0 && sortable.length === 0 && !changeDensity) return null;
  return (
    <PopupTrigger
      kind="menu"
      load={popupCode.load}
      trigger={
        <IconButton label={props.texts.label} variant="secondary">
          <Columns3 aria-hidden />
        </IconButton>
      }
      popup={(state) =>
        code && (
          <code.ColumnPopup
            {...props}
            onDensityChange={changeDensity}
            state={state}
            hideable={hideable}
            sortable={sortable}
          />
        )
      }
    />
  );
}
