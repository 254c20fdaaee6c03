import { parseTerminalNumber } from '@kasa/contracts/terminals/terminal-number';
import { AddTerminalInput } from '@kasa/contracts/terminals/terminals';
import { Button } from '@kasa/ui/button';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { ActivationCodeField } from '../components/activation/activation-code-field.tsx';
import { CodeInputTabs, FormFormattedField } from '../components/scan/code-input-tabs.tsx';
import { useCodeForm } from '../components/scan/use-code-form.ts';
import { DisputeDialog, DisputeNotice } from '../components/terminal/dispute-notice.tsx';
import { PointField, usePointSchema } from '../components/terminal/required-point.tsx';
import { TerminalField } from '../components/terminal/terminal-field.tsx';
import { scanMessages, terminalFormsMessages } from '../messages.ts';
import { codeContent, displayedCode } from '../model/scanned-codes.ts';

/** `/terminals/create`: adds a device by its number, typed or read by camera or from a photo, and its code. */
export function TerminalCreateScreen() {
  const text = useText(terminalFormsMessages);
  return (
    <PermissionGate
      permission="add_terminal"
      title={text('create.title')}
      back={{ label: text('back'), href: paths.terminals() }}
    >
      <TerminalCreateForm />
    </PermissionGate>
  );
}

function TerminalCreateForm() {
  const text = useText(terminalFormsMessages);
  const scan = useText(scanMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { schema, pointId } = usePointSchema(AddTerminalInput);
  const { form, fieldError, refusal, shownCode, isRead, take, tabs } = useCodeForm({
    operation: 'addTerminal',
    schema,
    name: 'number',
    defaults: {
      number: parseTerminalNumber(search.get('number') ?? '') ?? '',
      code: '',
      name: '',
      point_id: pointId,
    },
    success: text('toast.created'),
    toBody: ({ number, code, name, point_id = null }) => ({
      number,
      code,
      point_id,
      ...(name ? { name } : {}),
    }),
    onSaved: ({ number }) => void navigate(paths.terminalActivate({ q: number }), afterCreationNavigation),
  });
  useEffect(() => {
    if (shownCode !== null) form.hook.setFocus('number');
  }, [shownCode, form.hook]);
  const [disputed, setDisputed] = useState<{ number: string; code: string } | null>(null);
  const added = refusal?.codeName === 'terminal_already_added' ? refusal.details?.terminal : undefined;
  return (
    <>
      <FormPage
        form={form}
        isNew
        submitWords={{ rest: text('create.do'), busy: text('create.doing') }}
        title={text('create.title')}
        description={text('create.text')}
        cancelHref={paths.terminals()}
        onSubmit={() => {
          tabs.onModeChange('typed');
          form.submit();
        }}
      >
        {added ? (
          <div className="px-4 py-4 md:px-6">
            <InlineNotice
              tone="info"
              isLive
              actions={
                <Button size="sm" href={paths.terminals({ q: form.hook.getValues('number') ?? '' })}>
                  {text('create.open')}
                </Button>
              }
            >
              {text('create.added', { name: added.name })}
            </InlineNotice>
          </div>
        ) : null}
        {refusal?.codeName === 'terminal_unknown' ? (
          <div className="px-4 py-4 md:px-6">
            <DisputeNotice
              onDispute={() => {
                const { number, code } = form.hook.getValues();
                setDisputed({ number: number ?? '', code: code ?? '' });
              }}
            />
          </div>
        ) : null}
        <FormSection title={text('create.device')} description={text('create.deviceText')}>
          <FormWide>
            <CodeInputTabs
              {...tabs}
              typedLabel={scan('way.number')}
              typeAction={scan('number.type')}
              kind="terminal"
              onFound={(code) => take(codeContent(code))}
              explain={(code) =>
                code.kind === 'activation'
                  ? {
                      title: scan('number.activation'),
                      text: scan('number.activationText'),
                      action: (
                        <Button
                          size="sm"
                          onPress={() => {
                            form.hook.setValue('code', code.code, { shouldDirty: true });
                            tabs.onModeChange('typed');
                          }}
                        >
                          {scan('number.takeCode')}
                        </Button>
                      ),
                    }
                  : { text: scan('number.missing', { text: displayedCode(code) }) }
              }
              variant="secondary"
            >
              <div className="flex flex-col gap-4">
                <div className="max-w-80">
                  <FormFormattedField
                    form={form}
                    name="number"
                    label={text('create.number')}
                    hint={text('create.numberHint')}
                    placeholder="S1000000"
                    parse={(typed) => parseTerminalNumber(typed) ?? null}
                  />
                </div>
                {isRead && !fieldError ? (
                  <InlineNotice tone="positive" isLive>
                    {scan('number.read', { number: shownCode ?? '' })}
                  </InlineNotice>
                ) : null}
              </div>
            </CodeInputTabs>
          </FormWide>
          <FormWide>
            <ActivationCodeField form={form} name="code" />
          </FormWide>
        </FormSection>
        <FormSection
          title={text('create.place')}
          description={text(schema === AddTerminalInput ? 'create.placeText' : 'create.placeOwn')}
        >
          <TerminalField form={form} name="name" hint={text('create.nameHint')} />
          <PointField form={form} nowhere={text('create.noPoint')} />
        </FormSection>
      </FormPage>
      {disputed ? <DisputeDialog device={disputed} onClose={() => setDisputed(null)} /> : null}
    </>
  );
}
