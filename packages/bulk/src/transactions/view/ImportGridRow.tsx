'use client'
import type { ImportIssue, ImportRow, TransactionFieldName } from '../TransactionImport.ts'
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react'
import { Button, Icon, useCopy, useFormOwner, useParts } from '@onlend/widgets/internal'
import { fieldLabel } from './fieldLabel.ts'
import type { GridColumn } from './ImportGrid.tsx'
import { importLevels } from './importLevels.ts'
import { inputModeFor } from './inputModeFor.ts'
import { issueText } from './issueText.ts'
import { transactionImportRows as words } from './transactionImportRows.words.ts'
import { transactionFields } from './transactionFields.words.ts'

/** The end of a cell's editing: its text, `null` for no change, and the key that moves the focus; `null` where the focus has left. */
export type CellEnd = {
  text: string | null
  go: 'stay' | 'Enter' | 'Shift+Enter' | 'Tab' | 'Shift+Tab' | null
}

type ImportGridRowProps = {
  row: ImportRow
  rowIndex: number
  fields: readonly TransactionFieldName[]
  /** The rows of the page have a column for their issues. */
  hasIssues: boolean
  /** The column that has the grid's one stop of Tab, where it is in this row. */
  activeColumn: GridColumn | null
  /** `text` replaces the cell's text; `null` keeps it. */
  editing: { column: GridColumn; text: string | null } | null
  onEnd: (end: CellEnd) => void
  onLeaveOut: (rowId: number, isLeftOut: boolean) => void
  idPrefix: string
}

function OwnRow(props: ImportGridRowProps): ReactNode {
  const { row, rowIndex, fields, hasIssues, activeColumn, editing, onEnd, onLeaveOut, idPrefix } = props
  const { id, line, values, issues, level, isLeftOut } = row
  const t = useCopy(words)
  const say = useCopy(transactionFields)
  const parts = useParts()
  const look = importLevels[level]
  const textId = (column: GridColumn | 'number') => `${idPrefix}-${id}-${column}`
  const cell = (column: GridColumn) => ({
    'data-ol-cell': `${id} ${column}`,
    tabIndex: activeColumn === column ? 0 : -1,
  })
  const own = (field: TransactionFieldName | null) => issues.filter((issue) => issue.field === field)
  const describe = (list: readonly ImportIssue[]) => list.map((issue) => issueText(issue, t)).join('. ')
  const ofRow = own(null)
  return (
    <tr {...parts('ImportGrid.row')} aria-rowindex={rowIndex} data-ol-left-out={isLeftOut || undefined}>
      <th
        {...parts('ImportGrid.name')}
        {...cell('line')}
        scope="row"
        aria-describedby={ofRow.length > 0 ? textId('line') : undefined}
      >
        <span className="ol-SheetImport-chipSign" data-ol-tone={isLeftOut ? undefined : look.tone}>
          <Icon name={isLeftOut ? 'close' : look.icon} />
        </span>
        <span className="ol-ImportGrid-line">{line}</span>
        <span hidden id={textId('number')}>
          {t('import.lineNumber', { line })}
        </span>
        <span className="ol-VisuallyHidden">
          {' '}
          {t(isLeftOut ? 'import.level.leftOut' : `import.level.${level}`)}
        </span>
        {ofRow.length > 0 && (
          <span hidden id={textId('line')}>
            {describe(ofRow)}
          </span>
        )}
      </th>
      {hasIssues && (
        <td {...parts('ImportGrid.wrong')} {...cell('wrong')}>
          {issues
            .map((issue) => {
              const text = issueText(issue, t)
              return issue.field
                ? t('import.said', { field: fieldLabel(issue.field, say), issue: text })
                : text
            })
            .join(' · ')}
        </td>
      )}
      {fields.map((field) => {
        const found = own(field)
        const worst = found.find((issue) => issue.level === 'error') ?? found[0]
        const isEdited = editing?.column === field
        return (
          <td
            key={field}
            {...parts('ImportGrid.cell')}
            {...cell(field)}
            data-ol-level={worst?.level}
            aria-invalid={worst?.level === 'error' || undefined}
            aria-describedby={worst ? textId(field) : undefined}
          >
            {isEdited ? (
              <CellInput
                label={t('import.cell', { field: fieldLabel(field, say), line })}
                describedBy={worst ? textId(field) : undefined}
                inputMode={inputModeFor(field)}
                text={editing.text ?? values[field] ?? ''}
                isKept={editing.text === null}
                onEnd={onEnd}
              />
            ) : (
              <span className="ol-ImportGrid-text">
                {worst && (
                  <span className="ol-SheetImport-chipSign" data-ol-tone={importLevels[worst.level].tone}>
                    <Icon name={importLevels[worst.level].icon} />
                  </span>
                )}
                <bdi>{values[field]}</bdi>
              </span>
            )}
            {worst && (
              <span hidden id={textId(field)}>
                {describe(found)}
              </span>
            )}
          </td>
        )
      })}
      <td className="ol-ImportGrid-cell">
        <Button
          part="ImportGrid.leaveOut"
          variant="quiet"
          id={textId('action')}
          aria-labelledby={`${textId('action')} ${textId('number')}`}
          {...cell('action')}
          onClick={() => onLeaveOut(id, !isLeftOut)}
        >
          {t(isLeftOut ? 'import.takeIn' : 'import.leaveOut')}
        </Button>
      </td>
    </tr>
  )
}

/** One row of the grid. Renders again only after a change of the row or of its place in the keyboard's order. */
export const ImportGridRow = memo(OwnRow, isSame) as typeof OwnRow

/** Whether a row can skip the render. The row with the focus always renders, so its callbacks are current. */
function isSame(before: ImportGridRowProps, after: ImportGridRowProps): boolean {
  return (
    after.activeColumn === null &&
    after.editing === null &&
    before.activeColumn === null &&
    before.editing === null &&
    before.row === after.row &&
    before.rowIndex === after.rowIndex &&
    before.fields === after.fields &&
    before.hasIssues === after.hasIssues
  )
}

type CellInputProps = {
  label: string
  describedBy: string | undefined
  inputMode: 'text' | 'decimal' | 'tel'
  text: string
  /** The input starts with the cell's text, selected so that typing replaces it. */
  isKept: boolean
  onEnd: (end: CellEnd) => void
}

function CellInput({ label, describedBy, inputMode, text, isKept, onEnd }: CellInputProps): ReactNode {
  const parts = useParts()
  const owner = useFormOwner()
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    isDone.current = false
    input.current?.focus()
    if (isKept) input.current?.select()
  }, [isKept])
  const end = (go: CellEnd['go'], keeps = true) => {
    if (isDone.current) return
    isDone.current = true
    onEnd({ text: keeps ? (input.current?.value ?? null) : null, go })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') end(event.shiftKey ? 'Shift+Enter' : 'Enter')
    else if (event.key === 'Tab') end(event.shiftKey ? 'Shift+Tab' : 'Tab')
    else if (event.key === 'Escape') end('stay', false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <input
      form={owner}
      {...parts('ImportGrid.input')}
      ref={input}
      aria-label={label}
      aria-describedby={describedBy}
      inputMode={inputMode}
      autoComplete="off"
      spellCheck={false}
      defaultValue={text}
      onKeyDown={onKeyDown}
      onBlur={() => end(null)}
    />
  )
}
