'use client'
import type { OpenFinancing } from '../RepaymentProposal.ts'
import type { RepaymentLine } from '../RepaymentMatcher.ts'
import { type ReactNode, useId } from 'react'
import {
  Badge,
  Button,
  type DrawnIcon,
  formatDate,
  formatMoney,
  Icon,
  type Tone,
  useCopy,
  useLendingRoot,
  useParts,
} from '@onlend/widgets/internal'
import { repaymentsImport as words } from './repaymentsImport.words.ts'
import { describeTakenBack } from './describeTakenBack.ts'

type RepaymentLineCardProps = {
  line: RepaymentLine
  /** ISO code of amounts that name none. */
  currency: string | null
  findFinancing: (reference: string) => OpenFinancing | null
  onAccept: () => void
  onReject: () => void
  onUndo: () => void
  onEdit: () => void
}

/** The icon and word of each confidence. */
const looks: Readonly<Record<'high' | 'medium' | 'low', { tone: Tone; icon: DrawnIcon }>> = {
  high: { tone: 'success', icon: 'check' },
  medium: { tone: 'info', icon: 'info' },
  low: { tone: 'warning', icon: 'question' },
}

/** One line of the statement: its money, the proposed financings with reasons, and the actions of a person. */
export function RepaymentLineCard(props: RepaymentLineCardProps): ReactNode {
  const { line, currency, findFinancing, onAccept, onReject, onUndo, onEdit } = props
  const { proposal, allocations, group, unused, left, warning, isEdited } = line
  const { kind, confidence, reasons, doubt, others, counterLine } = proposal
  const { direction, line: number, day, text, amount, currency: own, counterparty } = proposal.line
  const t = useCopy(words)
  const parts = useParts()
  const id = useId()
  const { locale } = useLendingRoot()
  const money = (sum: typeof amount) => formatMoney(sum, own ?? currency, locale)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const isOpen = group === 'check' || group === 'sure' || group === 'none'
  const hasProposal = allocations.length > 0
  const isSaid = kind !== 'exact' && kind !== 'none' && !isEdited && unused === null
  const canAccept = isOpen && hasProposal && (kind !== 'conflict' || isEdited)
  const why = reasons.map((reason) => t(`repaymentsImport.reason.${reason}`))
  return (
    <li
      {...parts('SheetImport.box', 'RepaymentMatch.line')}
      tabIndex={-1}
      data-ol-group={group}
      aria-labelledby={id}
    >
      <div className="ol-RepaymentMatch-head">
        <p className="ol-RepaymentMatch-when" id={id}>
          {t('repaymentsImport.line', { line: number, date: formatDate(day, locale) })}
        </p>
        <p className="ol-RepaymentMatch-amount">{money(amount)}</p>
      </div>
      <p className="ol-RepaymentMatch-text">
        <bdi>
          {counterparty !== null && !text.includes(counterparty) ? `${counterparty} · ${text}` : text}
        </bdi>
      </p>
      {unused !== null ? (
        <p className="ol-RepaymentMatch-state">
          <Badge tone="neutral" icon="close">
            {t(`repaymentsImport.unused.${unused}`)}
          </Badge>
        </p>
      ) : (
        <>
          <p className="ol-RepaymentMatch-state">
            {group === 'accepted' ? (
              <Badge tone="success" icon="check">
                {t('repaymentsImport.group.accepted')}
              </Badge>
            ) : (
              hasProposal && (
                <Badge tone={looks[confidence].tone} icon={looks[confidence].icon}>
                  {t(`repaymentsImport.confidence.${confidence}`)}
                </Badge>
              )
            )}
            {isEdited && <span className="ol-Note">{t('repaymentsImport.edited')}</span>}
          </p>
          {hasProposal ? (
            <ul className="ol-RepaymentMatch-pays">
              {allocations.map(({ reference, amount: part }) => {
                const client = findFinancing(reference)?.client ?? null
                const facts = { amount: money(part), reference }
                return (
                  <li key={reference}>
                    {client === null
                      ? t('repaymentsImport.pays', facts)
                      : t('repaymentsImport.paysClient', { ...facts, client })}
                  </li>
                )
              })}
              {left !== '0' && Number(left) > 0 && (
                <li className="ol-Note">{t('repaymentsImport.leftOver', { amount: money(left) })}</li>
              )}
            </ul>
          ) : (
            <p className="ol-RepaymentMatch-pays">{t('repaymentsImport.paysNothing')}</p>
          )}
          {isSaid && <Remark isWarning={kind === 'conflict'}>{t(`repaymentsImport.kind.${kind}`)}</Remark>}
          {doubt !== null && doubt !== 'taken_back' && hasProposal && !isEdited && (
            <Remark isWarning>{t(`repaymentsImport.doubt.${doubt}`)}</Remark>
          )}
          {warning !== null && <Remark isWarning>{t('repaymentsImport.aboveLeft')}</Remark>}
          {why.length > 0 && !isEdited && (
            <p className="ol-Note">{t('repaymentsImport.why', { reasons: list.format(why) })}</p>
          )}
          {others.length > 0 && !isEdited && (
            <p className="ol-Note">{t('repaymentsImport.others', { references: list.format(others) })}</p>
          )}
        </>
      )}
      {(doubt === 'taken_back' || counterLine !== null) && (
        <Remark isWarning>{describeTakenBack(line, t)}</Remark>
      )}
      <div className="ol-RepaymentMatch-actions">
        {canAccept && (
          <Button
            part="RepaymentMatch.accept"
            icon="check"
            aria-label={t('repaymentsImport.acceptLine', { line: number })}
            onClick={onAccept}
          >
            {t('repaymentsImport.accept')}
          </Button>
        )}
        {(isOpen || group === 'accepted' || (unused === 'taken_back' && direction === 'in')) && (
          <Button
            part="RepaymentMatch.edit"
            variant={hasProposal ? 'quiet' : 'secondary'}
            aria-label={t(hasProposal ? 'repaymentsImport.editLine' : 'repaymentsImport.chooseLine', {
              line: number,
            })}
            onClick={onEdit}
          >
            {t(hasProposal ? 'repaymentsImport.edit' : 'repaymentsImport.choose.financing')}
          </Button>
        )}
        {isOpen && (
          <Button
            part="RepaymentMatch.reject"
            variant="quiet"
            aria-label={t('repaymentsImport.rejectLine', { line: number })}
            onClick={onReject}
          >
            {t('repaymentsImport.reject')}
          </Button>
        )}
        {(group === 'accepted' || unused === 'rejected' || unused === 'credited') && (
          <Button
            part="RepaymentMatch.undo"
            variant="quiet"
            aria-label={t('repaymentsImport.undoLine', { line: number })}
            onClick={onUndo}
          >
            {t('repaymentsImport.undo')}
          </Button>
        )}
      </div>
    </li>
  )
}

function Remark({ isWarning, children }: { isWarning: boolean; children: ReactNode }): ReactNode {
  return (
    <p className="ol-RepaymentMatch-kind" data-ol-kind={isWarning ? 'conflict' : undefined}>
      <Icon name={isWarning ? 'warning' : 'info'} />
      {children}
    </p>
  )
}
