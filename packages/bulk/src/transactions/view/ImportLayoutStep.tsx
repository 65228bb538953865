'use client'
import { type ReactNode, useRef } from 'react'
import { sheetImport } from '../../sheets/view/sheetImport.words.ts'
import { Alert, Button, LiveRegion, useCopy, useLendingRoot, useParts } from '@onlend/widgets/internal'
import { fieldLabel } from './fieldLabel.ts'
import { ImportColumns } from './ImportColumns.tsx'
import type { ImportStepProps } from './ImportSteps.tsx'
import { StepTitle } from '../../sheets/view/StepTitle.tsx'
import { LayoutChoices } from './LayoutChoices.tsx'
import { layoutNames } from './layoutNames.ts'
import { transactionFields } from './transactionFields.words.ts'
import { transactionImportSteps as words } from './transactionImportSteps.words.ts'

/** The layout of the file in a sentence, its doubts, and the field of each column. */
export function ImportLayoutStep({ imported, onWork }: ImportStepProps): ReactNode {
  const { file, layout, missing, busy, fileError } = imported
  const missingNote = useRef<HTMLDivElement>(null)
  const t = useCopy(words)
  const say = useCopy(transactionFields)
  const sayError = useCopy(sheetImport)
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
      <StepTitle part="TransactionImport.stepTitle">{read}</StepTitle>
      <p className="ol-Text">
        {t('import.found', { facts: new Intl.ListFormat(locale, { type: 'conjunction' }).format(facts) })}
      </p>
      {fileError && <Alert tone="danger" role="alert" title={sayError(`sheet.error.${fileError}`)} />}
      {layout.doubts.length > 0 && (
        <section {...parts('TransactionImport.doubts')}>
          <Alert tone="warning" title={t('import.doubts')} />
          <LayoutChoices imported={imported} file={file} layout={layout} shows="doubts" />
        </section>
      )}
      <details {...parts('TransactionImport.change')}>
        <summary {...parts('TransactionImport.changeTitle')}>{t('import.change')}</summary>
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
      <div {...parts('TransactionImport.buttons')}>
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
