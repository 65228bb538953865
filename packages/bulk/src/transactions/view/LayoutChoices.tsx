'use client'
import type { SheetDelimiter, SheetEncoding } from '../../sheets/SheetFile.ts'
import type { DateOrder, ImportLayout, TransactionImport } from '../TransactionImport.ts'
import type { ReactNode } from 'react'
import { RadioCards, Select, useCopy } from '@onlend/widgets/internal'
import { layoutNames } from './layoutNames.ts'
import { transactionImportSteps as words } from './transactionImportSteps.words.ts'

type LayoutChoicesProps = {
  imported: Pick<TransactionImport, 'setLayout'>
  file: NonNullable<TransactionImport['file']>
  layout: ImportLayout
  /** The choices with a doubt, or all others. */
  shows: 'doubts' | 'others'
}

const dateOrders: readonly DateOrder[] = ['day-first', 'month-first', 'year-first']
const rowsToChoose = 20

/** The choices about the layout of a file: those with a doubt in sight, the others folded away. */
export function LayoutChoices({ imported, file, layout, shows }: LayoutChoicesProps): ReactNode {
  const { setLayout } = imported
  const t = useCopy(words)
  const isShown = (what: ImportLayout['doubts'][number]) =>
    layout.doubts.includes(what) === (shows === 'doubts')
  const sheet = file.sheets[layout.sheet]
  const sheets = file.sheets.map(({ name }, at) => ({ value: String(at), label: name }))
  const others = sheets.filter(({ value }) => value !== String(layout.sheet))
  const rows = (sheet?.head ?? []).slice(0, rowsToChoose).map((row, at) => ({
    value: String(at),
    label: t('import.headerRow.line', {
      line: sheet?.lines[at] ?? at + 1,
      text: row
        .filter((cell) => cell !== '')
        .join(' · ')
        .slice(0, 60),
    }),
  }))
  return (
    <>
      {shows === 'others' && file.sheets.length > 1 && (
        <>
          <KeptSelect
            label={t('import.sheet')}
            value={String(layout.sheet)}
            options={sheets}
            onChange={(at) => setLayout({ sheet: Number(at) })}
          />
          <Select
            label={t('import.instalmentsSheet')}
            placeholder={t('import.noInstalments')}
            options={others}
            value={layout.instalmentsSheet === null ? '' : String(layout.instalmentsSheet)}
            onChange={({ target }) =>
              setLayout({ instalmentsSheet: target.value === '' ? null : Number(target.value) })
            }
          />
        </>
      )}
      {isShown('dateOrder') && (
        <RadioCards
          part="TransactionImport.dateOrder"
          legend={t('import.dateOrder')}
          value={layout.dateOrder}
          options={dateOrders.map((value) => ({ value, label: t(`import.dateOrder.${value}`) }))}
          onChange={(dateOrder) => setLayout({ dateOrder })}
        />
      )}
      {isShown('decimalMark') && (
        <RadioCards
          part="TransactionImport.decimalMark"
          legend={t('import.decimalMark')}
          value={layout.decimalMark}
          options={[
            { value: '.', label: t('import.decimalMark.point') },
            { value: ',', label: t('import.decimalMark.comma') },
          ]}
          onChange={(decimalMark) => setLayout({ decimalMark })}
        />
      )}
      {isShown('headerRow') && (
        <Select
          label={t('import.headerRow')}
          placeholder={t('import.noHeaderRow')}
          options={rows}
          value={layout.headerRow === null ? '' : String(layout.headerRow)}
          onChange={({ target }) =>
            setLayout({ headerRow: target.value === '' ? null : Number(target.value) })
          }
        />
      )}
      {isShown('encoding') && layout.encoding !== null && (
        <KeptSelect
          label={t('import.encoding')}
          hint={t('import.encoding.hint')}
          value={layout.encoding}
          options={Object.entries(layoutNames.encoding).map(([value, label]) => ({ value, label }))}
          // The cast: the options are the keys of the list of encodings.
          onChange={(encoding) => setLayout({ encoding: encoding as SheetEncoding })}
        />
      )}
      {shows === 'others' && layout.delimiter !== null && (
        <KeptSelect
          label={t('import.delimiter')}
          value={layout.delimiter}
          options={Object.entries(layoutNames.delimiter).map(([value, name]) => ({
            value,
            label: t(`import.delimiter.${name}`),
          }))}
          // The cast: the options are the keys of the list of delimiters.
          onChange={(delimiter) => setLayout({ delimiter: delimiter as SheetDelimiter })}
        />
      )}
    </>
  )
}

type KeptSelectProps = {
  label: string
  hint?: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A select that always has a value: the chosen option replaces the empty one. */
function KeptSelect({ label, hint, value, options, onChange }: KeptSelectProps): ReactNode {
  return (
    <Select
      label={label}
      hint={hint}
      placeholder={options.find((option) => option.value === value)?.label ?? ''}
      options={options.filter((option) => option.value !== value)}
      value=""
      onChange={({ target }) => target.value !== '' && onChange(target.value)}
    />
  )
}
