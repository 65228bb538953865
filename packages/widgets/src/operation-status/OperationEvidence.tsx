'use client'
import type { Operation } from '@onlend/core'
import { useNames } from '@onlend/hooks/operators'
import type { ReactNode } from 'react'
import { operationEvidence } from './operationEvidence.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDate } from '../format/formatDate.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { eventOutcomeText } from './eventOutcomeText.ts'

type OperationEvidenceProps = {
  operation: Pick<Operation, 'resolution' | 'laterEvidence'>
  /** Marks a text as the service's words. A prop, so that this chunk does not share the copy of the status. */
  quote: (message: string) => string
}

/** The evidence of an operation's outcome: the operator's record with its evidence, and the service's later events. */
export function OperationEvidence({
  operation: { resolution, laterEvidence },
  quote,
}: OperationEvidenceProps): ReactNode {
  const say = useCopy(operationEvidence)
  const { locale, timeZone } = useLendingRoot()
  const { toPerson } = useNames()
  const time = (at: string) => formatDateTime(at, locale, { timeZone })
  const line = resolution?.evidence.line
  return (
    <div className="ol-OperationStatus-texts">
      {resolution && (
        <>
          {line && (
            <p className="ol-OperationStatus-strong">
              {say(
                resolution.confirmedBy === null ? 'operationEvidence.line' : 'operationEvidence.lineByTwo',
                {
                  ...{ line: line.line, day: formatDate(line.day, locale), by: toPerson(resolution.by) },
                  confirmedBy: resolution.confirmedBy === null ? '' : toPerson(resolution.confirmedBy),
                },
              )}
            </p>
          )}
          <p className="ol-Text">
            {say('operationEvidence.resolvedBy', { by: toPerson(resolution.by) })}:{' '}
            <bdi>“{resolution.evidence.text}”</bdi>
            {resolution.evidence.reference && <bdi> ({resolution.evidence.reference})</bdi>}
          </p>
          <p className="ol-Note">{say('operationEvidence.decided', { time: time(resolution.at) })}</p>
          {resolution.confirmedBy !== null && (
            <p className="ol-Note">
              {say('operationEvidence.confirmed', { by: toPerson(resolution.confirmedBy) })}
            </p>
          )}
        </>
      )}
      {laterEvidence && laterEvidence.length > 0 && (
        <>
          <p className="ol-OperationStatus-receiptTitle">{say('operationEvidence.title')}</p>
          <ul className="ol-OperationStatus-texts">
            {laterEvidence.map(({ outcome, message, verified, at }) => (
              <li key={`${at}-${outcome}-${message}`} className="ol-Text">
                {eventOutcomeText(outcome, say)}
                {message && ` ${quote(message)}`}
                {verified === false && ` ${say('operationEvidence.unsigned')}`}
                <br />
                <span className="ol-Note">{time(at)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
