'use client'
import { type Amount, parseAmount } from '@onlend/core'
import { findDecimalMark } from '@onlend/core/internal'
import type { AllocationProblem, RepaymentLine, RepaymentMatcher } from '../RepaymentMatcher.ts'
import { type ReactNode, useMemo, useState } from 'react'
import {
  Alert,
  Button,
  Dialog,
  formatDate,
  formatMoney,
  MoneyField,
  plusIcon,
  useCopy,
  useLendingRoot,
  useParts,
} from '@onlend/widgets/internal'
import { OptionPicker, type RecordOption } from '@onlend/widgets/internal/lists'
import { repaymentsImportEdit as words } from './repaymentsImportEdit.words.ts'

type EditRepaymentDialogProps = {
  line: RepaymentLine
  matcher: Pick<RepaymentMatcher, 'edit' | 'openFinancings' | 'findFinancing'>
  currency: string | null
  onClose: () => void
}

const source = { state: 'ready', old: null, isFetching: false, refetch: () => {} } as const

type Part = { key: number; reference: string | null; amount: string }

/** The dialog to choose the financings that a line pays, and their amounts. */
export function EditRepaymentDialog(props: EditRepaymentDialogProps): ReactNode {
  const { line, matcher, currency, onClose } = props
  const { proposal, allocations } = line
  const { amount, day, text, currency: own } = proposal.line
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const [rows, setRows] = useState<readonly Part[]>(() => {
    const given = allocations.map((one, key) => ({ key, ...one }))
    return given.length > 0 ? given : [{ key: 0, reference: proposal.others[0] ?? null, amount }]
  })
  const [problem, setProblem] = useState<AllocationProblem | null>(null)
  const money = (sum: Amount) => formatMoney(sum, own ?? currency, locale)
  const options = useMemo(
    () =>
      matcher.openFinancings.map(({ reference, client, unpaid, phone }): RecordOption => {
        const left = unpaid === null ? null : formatMoney(unpaid, own ?? currency, locale)
        const note =
          client !== null && left !== null
            ? t('repaymentsImport.financing.left', { client, amount: left })
            : (client ?? left)
        return { id: reference, name: reference, note, text: [client, phone].filter(Boolean).join(' ') }
      }),
    [matcher.openFinancings, own, currency, locale, t],
  )
  const change = (key: number, part: Partial<Part>) => {
    setProblem(null)
    setRows((known) => known.map((row) => (row.key === key ? { ...row, ...part } : row)))
  }
  const save = () => {
    const chosen = rows.flatMap(({ reference, amount: typed }) =>
      reference === null ? [] : [{ reference, amount: readTyped(typed, locale) ?? '0' }],
    )
    const found = chosen.length < rows.length ? 'empty' : matcher.edit(line.id, chosen)
    if (found === null) onClose()
    else setProblem(found)
  }
  return (
    <Dialog
      part="RepaymentMatch.editDialog"
      title={t('repaymentsImport.editTitle')}
      description={t('repaymentsImport.editText', {
        ...{ amount: money(amount), date: formatDate(day, locale), text },
      })}
      shape="tall"
      closeLabel={t('repaymentsImport.editCancel')}
      onClose={onClose}
    >
      <div {...parts('RepaymentMatch.parts')}>
        {rows.map(({ key, reference, amount: typed }, place) => (
          <fieldset key={key} {...parts('SheetImport.box', 'RepaymentMatch.part')}>
            <legend className="ol-RepaymentMatch-legend">
              {t('repaymentsImport.financingNumber', { number: place + 1 })}
            </legend>
            <OptionPicker
              label={t('repaymentsImport.financing')}
              presentation="list"
              words={{
                placeholder: t('repaymentsImport.financing.choose'),
                search: t('repaymentsImport.financing.search'),
                toggle: t('repaymentsImport.financing.toggle'),
                failed: t('repaymentsImport.financing.failed'),
                none: t('repaymentsImport.financing.none'),
              }}
              options={options}
              selected={options.find(({ id }) => id === reference) ?? null}
              onChange={(option) => change(key, { reference: option?.id ?? null })}
              source={source}
            />
            <MoneyField
              label={t('repaymentsImport.amount')}
              currency={own ?? currency}
              value={typed}
              onChange={({ target }) => change(key, { amount: target.value })}
            />
            {rows.length > 1 && (
              <Button
                variant="quiet"
                part="RepaymentMatch.unsplit"
                onClick={() => setRows((known) => known.filter((row) => row.key !== key))}
              >
                {t('repaymentsImport.unsplit', {
                  reference: reference ?? t('repaymentsImport.financingNumber', { number: place + 1 }),
                })}
              </Button>
            )}
          </fieldset>
        ))}
        <Button
          variant="quiet"
          icon={plusIcon}
          part="RepaymentMatch.split"
          onClick={() =>
            setRows((known) => [
              ...known,
              { key: Math.max(...known.map(({ key }) => key)) + 1, reference: null, amount: '' },
            ])
          }
        >
          {t('repaymentsImport.split')}
        </Button>
        {problem !== null && (
          <Alert tone="danger" role="alert" title={t(`repaymentsImport.problem.${problem}`)} />
        )}
      </div>
      <div className="ol-Dialog-actions">
        <Button variant="primary" part="RepaymentMatch.save" onClick={save}>
          {t('repaymentsImport.editSave')}
        </Button>
        <Button part="RepaymentMatch.cancel" onClick={onClose}>
          {t('repaymentsImport.editCancel')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Reads an amount as the locale writes it, also one with two possible readings. */
function readTyped(typed: string, locale: string): Amount | null {
  // The amounts of lines stand in the fields with a point, in any language.
  if (/^\d+(?:\.\d+)?$/.test(typed.trim())) return typed.trim() as Amount
  return parseAmount(typed, { digits: 2, decimalMark: findDecimalMark(locale) ?? '.' }).amount
}
