import { errorHelp } from '../../../packages/core/scripts/errors/errorHelp.ts'
import { enBulk } from '../../../packages/bulk/src/enBulk.ts'
import { markdownTable } from '../../../packages/widgets/build/reference/markdownTable.ts'
import { en } from '../../../packages/widgets/src/en.ts'
import { escapeText } from './escapeText.ts'

const { network, offline, server, session, permission, contract, no_relay: noRelay } = errorHelp
const reasons: Readonly<Record<string, { happened: string; todo: string }>> = {
  ...{ network, offline, server, session, permission, contract, noRelay },
  busy: {
    happened: 'The service or the relay answered 429.',
    todo: 'Raise `limits`, or ask the lender for its limit.',
  },
  credentials: {
    happened: 'The service refused the secret key.',
    todo: 'Check `upstream.apiKey` and `environment`.',
  },
  other: {
    happened: 'The call failed for a reason that has no sentence.',
    todo: 'Look the request ID up in the log of the relay.',
  },
}

/** The sentences that a person reads when a call has failed, each with its cause and its cure, as Markdown. */
export function describeFailures(): string {
  const rows = Object.entries(en).flatMap(([key, text]) => {
    const reason = key.startsWith('common.failed.') && reasons[key.slice('common.failed.'.length)]
    return reason && typeof text === 'string' ? [[text, reason.happened, reason.todo]] : []
  })
  return markdownTable(['what a person reads', 'cause', 'cure'], rows)
}

/** The sentences below a field and the codes that they stand for, by form, as Markdown. */
export function describeFieldProblems(): string {
  const rows = Object.entries<string | object>({ ...en, ...enBulk }).flatMap(([key, text]) => {
    const [, form = '', code = ''] = /^(\w+)\.(?:error|warning)\.([A-Z_]+)(?:\.|$)/.exec(key) ?? []
    return code === '' || typeof text !== 'string' ? [] : [[escapeText(text), `\`${code}\``, form]]
  })
  return markdownTable(['what a person reads', 'code', 'form'], rows)
}
