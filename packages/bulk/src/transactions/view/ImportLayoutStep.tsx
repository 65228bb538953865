'use client'
import {
  Alert,
  Button,
  LiveRegion,
  Select,
  Table,
  useCopy,
  useLendingRoot,
  useParts,
} from '@onlend/widgets/internal'
import { type ReactNode, useRef } from 'react'
import { StepTitle } from '../../sheets/view/StepTitle.tsx'
import { sheetImport } from '../../sheets/view/sheetImport.words.ts'
import type { ImportColumn, TransactionFieldName } from '../TransactionImport.ts'
import type { ImportStepProps } from './ImportSteps.tsx'
import { LayoutChoices } from './LayoutChoices.tsx'
import { fieldLabel } from './fieldLabel.ts'
import { fieldNames } from './fieldNames.ts'
import { layoutNames } from './layoutNames.ts'
import { transactionFields } from './transactionFields.words.ts'
import { transactionImportSteps as words } from './transactionImportSteps.words.ts'

/** The layout of the file in a sentence, its doubts, and the field of each column. */
export function ImportLayoutStep({ imported, onWork }: ImportStepProps): ReactNode {
  const { file, layout, missing, busy, fileError } = imported
  const missingNote = useRef<HTMLDivElement>(null)
  const t = useCopy(words)
  const say = useCopy(transactionFields)
  const describeError = useCopy(sheetImport)
  const parts = useParts()
  const { locale } = useLendingRoot()
  if (!file || !layout) return null
  const sheet = file.sheets[layout.sheet]
  const instalments = layout.instalmentsSheet === null ? null : file.sheets[layout.instalmentsSheet]
  const line = layout.headerRow === null ? undefined : sheet?.lines[layout.headerRow]
  const facts = [
    file.sheets.length > 1 && sheet ? t('import.found.sheet', { name: sheet.name }) : null,
    instalments ? t('import.found.instalments', { name: instalments.name }) : null,
    layout.delimiter ? t(`import.delimiter.${layoutNames.delimiter[layout.delimiter]}`) : null,
    layout.encoding ? layoutNames.encoding[layout.encoding] : null,
    line === undefined ? t('import.found.noHeadings') : t('import.found.headings', { line }),
    t(`import.dateOrder.${layout.dateOrder}`),
  ].filter((fact) => fact !== null)
  const name = file.name === '' ? t('import.pasted') : file.name
  const count = Math.max(0, (sheet?.size ?? 0) - (layout.headerRow === null ? 0 : layout.headerRow + 1))
  const read = t('import.read', { name, count })
  return (
    <>
      <StepTitle>{read}</StepTitle>
      <p className="ol-Text">
        {t('import.found', { facts: new Intl.ListFormat(locale, { type: 'conjunction' }).format(facts) })}
      </p>
      {fileError && <Alert tone="danger" role="alert" title={describeError(`sheet.error.${fileError}`)} />}
      {layout.doubts.length > 0 && (
        <section {...parts('TransactionImport.doubts')}>
          <Alert tone="warning" title={t('import.doubts')} />
          <LayoutChoices imported={imported} file={file} layout={layout} shows="doubts" />
        </section>
      )}
      <details {...parts('TransactionImport.change')}>
        <summary {...parts('SheetImport.summary')}>{t('import.change')}</summary>
        <div className="ol-TransactionImport-choices">
          <LayoutChoices imported={imported} file={file} layout={layout} shows="others" />
        </div>
      </details>
      <ImportColumns
        columns={imported.columns}
        onField={(index, field) => {
          onWork()
          imported.setColumn(index, field)
        }}
      />
      <div {...parts('TransactionImport.missing')}>
        {missing.length > 0 && (
          <Alert
            ref={missingNote}
            tone="warning"
            title={t('import.missing', { fields: missing.map((field) => fieldLabel(field, say)).join(', ') })}
          >
            {t('import.missing.text')}
          </Alert>
        )}
      </div>
      <div {...parts('SheetImport.buttons')}>
        <Button
          variant="primary"
          part="TransactionImport.check"
          busy={busy !== null}
          onClick={() => (missing.length > 0 ? missingNote.current?.focus() : imported.confirmLayout())}
        >
          {t('import.check')}
        </Button>
      </div>
      <LiveRegion>{read}</LiveRegion>
    </>
  )
}

type ImportColumnsProps = {
  columns: readonly ImportColumn[]
  onField: (index: number, field: TransactionFieldName | null) => void
}

/** The columns of the file with samples and their fields; cards where there is no room for a table. */
function ImportColumns({ columns, onField }: ImportColumnsProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(transactionFields)
  const parts = useParts()
  const fields = fieldNames(columns)
  const taken = new Set(columns.map(({ field }) => field))
  return (
    <div {...parts('ImportColumns')}>
      <Table
        caption={t('import.columns')}
        headings={[
          { key: 'heading', label: t('import.columns.heading') },
          { key: 'samples', label: t('import.columns.samples') },
          { key: 'field', label: t('import.columns.field') },
          { key: 'foundBy', label: t('import.foundBy') },
        ]}
        rows={columns.map(({ index, heading, samples, field, foundBy }) => {
          const name = heading === '' ? t('import.columns.unnamed', { number: index + 1 }) : heading
          return {
            key: String(index),
            cells: [
              <bdi key="heading">{name}</bdi>,
              <bdi key="samples" className="ol-ImportColumns-samples">
                {samples.join(' · ')}
              </bdi>,
              <Select
                key="field"
                part="ImportColumns.field"
                label={
                  <span className="ol-VisuallyHidden">{t('import.columns.fieldOf', { column: name })}</span>
                }
                placeholder={t('import.columns.none')}
                options={fields
                  .filter((one) => one === field || !taken.has(one))
                  .map((value) => ({ value, label: fieldLabel(value, say) }))}
                value={field ?? ''}
                onChange={({ target }) => onField(index, fields.find((one) => one === target.value) ?? null)}
              />,
              foundBy === null ? '' : t(`import.foundBy.${foundBy}`),
            ],
          }
        })}
      />
    </div>
  )
}
