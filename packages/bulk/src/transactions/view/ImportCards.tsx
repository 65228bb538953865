'use client'
import type { ImportRow, TransactionFieldName } from '../TransactionImport.ts'
import { type ReactNode, useId, useState } from 'react'
import { Badge, Button, Icon, TextField, useCopy, useParts } from '@onlend/widgets/internal'
import { fieldLabel } from './fieldLabel.ts'
import type { ImportGridProps } from './ImportGrid.tsx'
import { importLevels } from './importLevels.ts'
import { inputModeFor } from './inputModeFor.ts'
import { issueText } from './issueText.ts'
import { transactionImportRows as words } from './transactionImportRows.words.ts'
import { transactionFields } from './transactionFields.words.ts'

/** Rows as cards, without room for columns: each card shows its issues, and its fields open in place. */
export function ImportCards(props: Omit<ImportGridProps, 'start' | 'total'>): ReactNode {
  const parts = useParts()
  const t = useCopy(words)
  const [openId, setOpenId] = useState<number | null>(null)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without markers is one
    <ul {...parts('ImportCards')} role="list" aria-label={t('import.rows')}>
      {props.rows.map((row) => (
        <ImportCard
          key={row.id}
          {...props}
          row={row}
          isOpen={openId === row.id}
          onOpen={(isOpen) => setOpenId(isOpen ? row.id : null)}
        />
      ))}
    </ul>
  )
}

type ImportCardProps = Omit<ImportGridProps, 'start' | 'total' | 'rows'> & {
  row: ImportRow
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

function ImportCard({ row, fields, edit, leaveOut, isOpen, onOpen }: ImportCardProps): ReactNode {
  const { id, line, values, issues, level, isLeftOut } = row
  const t = useCopy(words)
  const say = useCopy(transactionFields)
  const parts = useParts()
  const prefix = useId()
  const look = importLevels[level]
  const name = values.businessName || [values.firstName, values.lastName].filter(Boolean).join(' ')
  const label = (field: TransactionFieldName) => fieldLabel(field, say)
  const texts = issues.map((issue) => ({
    ...issue,
    text: issue.field
      ? t('import.said', { field: label(issue.field), issue: issueText(issue, t) })
      : issueText(issue, t),
  }))
  return (
    <li {...parts('SheetImport.box', 'ImportCards.card')} data-ol-left-out={isLeftOut || undefined}>
      <p className="ol-ImportCards-head">
        <span className="ol-ImportCards-line" id={`${prefix}-line`}>
          {t('import.lineNumber', { line })}
        </span>
        <Badge tone={isLeftOut ? 'neutral' : look.tone} icon={isLeftOut ? 'close' : look.icon}>
          {t(isLeftOut ? 'import.level.leftOut' : `import.level.${level}`)}
        </Badge>
      </p>
      <p className="ol-ImportCards-name">
        <bdi>{name || t('import.unnamed')}</bdi>
      </p>
      <p className="ol-Note">
        <bdi>{[values.reference, values.amountPayable, values.currency].filter(Boolean).join(' · ')}</bdi>
      </p>
      {texts.length > 0 && (
        <ul className="ol-ImportCards-issues">
          {texts.map(({ field, code, level: tone, text }) => (
            <li key={`${field} ${code}`} className="ol-ImportCards-issue">
              <span className="ol-SheetImport-chipSign" data-ol-tone={importLevels[tone].tone}>
                <Icon name={importLevels[tone].icon} />
              </span>
              {text}
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <div className="ol-ImportCards-fields">
          {fields.map((field) => {
            const own = issues.find((issue) => issue.field === field)
            return (
              <TextField
                key={field}
                label={label(field)}
                inputMode={inputModeFor(field)}
                defaultValue={values[field] ?? ''}
                error={own?.level === 'error' ? issueText(own, t) : undefined}
                warning={own && own.level !== 'error' ? issueText(own, t) : undefined}
                onBlur={({ target }) =>
                  target.value !== (values[field] ?? '') && edit(id, field, target.value)
                }
              />
            )
          })}
        </div>
      )}
      <div className="ol-ImportCards-buttons">
        <Button
          part="ImportCards.correct"
          aria-expanded={isOpen}
          id={`${prefix}-correct`}
          aria-labelledby={`${prefix}-correct ${prefix}-line`}
          onClick={() => onOpen(!isOpen)}
        >
          {t(isOpen ? 'import.corrected' : 'import.correct')}
        </Button>
        <Button
          part="ImportCards.leaveOut"
          variant="quiet"
          id={`${prefix}-leave`}
          aria-labelledby={`${prefix}-leave ${prefix}-line`}
          onClick={() => leaveOut(id, !isLeftOut)}
        >
          {t(isLeftOut ? 'import.takeIn' : 'import.leaveOut')}
        </Button>
      </div>
    </li>
  )
}
