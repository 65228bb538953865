'use client'
import type { ImportDecision, TransactionImport } from '../TransactionImport.ts'
import { type ReactNode, useId } from 'react'
import { Checkbox, Icon, type Translate, useCopy, useParts } from '@onlend/widgets/internal'
import { importLevels } from './importLevels.ts'
import { transactionImportRows as words } from './transactionImportRows.words.ts'

type ImportDecisionsProps = {
  imported: Pick<TransactionImport, 'totals' | 'decisions' | 'decide' | 'busy'>
  /** Called before a decision, which `startOver` would lose. */
  onWork: () => void
}

/** A checkbox for each issue that holds rows: mends all its rows, or sends them as they are. */
export function ImportDecisions({ imported, onWork }: ImportDecisionsProps): ReactNode {
  const { totals, decisions, decide, busy } = imported
  const t = useCopy(words)
  const parts = useParts()
  const id = useId()
  if (decisions.length === 0) return null
  const codes = [...new Set(decisions.map(({ code }) => code))]
  return (
    <section {...parts('SheetImport.box', 'ImportDecisions')} aria-labelledby={`${id}-title`}>
      <h4 className="ol-SheetImport-subtitle" id={`${id}-title`}>
        {t('import.decisions')}
      </h4>
      {totals.held > 0 && <p className="ol-Note">{t('import.held', { count: totals.held })}</p>}
      {codes.map((code) => {
        const own = decisions.filter((one) => one.code === code)
        const level = own.some(({ how }) => how === 'accept') ? 'warning' : 'error'
        const look = importLevels[own.every(({ isTaken }) => isTaken) ? 'ok' : level]
        return (
          <fieldset key={code} className="ol-ImportDecisions-kind">
            <legend className="ol-ImportDecisions-name">
              <span className="ol-SheetImport-chipSign" data-ol-tone={look.tone}>
                <Icon name={look.icon} />
              </span>
              {t(`import.issue.${code}`)}
            </legend>
            {own.map((decision) => (
              <Checkbox
                key={decision.how}
                part="ImportDecisions.tick"
                label={describeDecision(decision, t)}
                checked={decision.isTaken}
                readOnly={busy !== null}
                onChange={({ target }) => {
                  onWork()
                  decide(decision, target.checked)
                }}
              />
            ))}
          </fieldset>
        )
      })}
    </section>
  )
}

function describeDecision({ code, how, rows: count }: ImportDecision, t: Translate<typeof words>): string {
  if (how === 'accept') return t('import.decide.accept', { count })
  switch (code) {
    case 'DECIMALS_ADDED':
    case 'DATE_AGAINST_ORDER':
    case 'FINANCIER_UNKNOWN':
      return t(`import.decide.mend.${code}`, { count })
    default:
      return t('import.decide.mend.LEADING_ZERO_LOST', { count })
  }
}
