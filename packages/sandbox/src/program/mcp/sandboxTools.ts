import { endpointNames, faultKinds, type Sandbox } from '../../index.ts'
import { webhookModes } from '../../server/webhookModes.ts'
import { searchDocuments } from './searchDocuments.ts'

type Given = Readonly<Record<string, unknown>>
type Property = { type: 'string' | 'number'; description: string; enum?: readonly string[] }

/** A tool as an assistant sees it, and its work. */
export type SandboxTool = {
  name: string
  description: string
  inputSchema: { type: 'object'; properties: Record<string, Property>; required: string[] }
  run: (given: Given) => unknown
}

type SandboxToolsOptions = { sandbox: Sandbox; folders: readonly string[] }

const text = (description: string, values?: readonly string[]): Property => ({
  ...{ type: 'string', description },
  ...(values && { enum: values }),
})
const number = (description: string): Property => ({ type: 'number', description })

/** The tools over one sandbox. A value that is not in its list is refused with the list. */
export function sandboxTools({ sandbox, folders }: SandboxToolsOptions): SandboxTool[] {
  const tool = (
    name: string,
    description: string,
    properties: Record<string, Property>,
    required: string[],
    run: SandboxTool['run'],
  ): SandboxTool => ({ name, description, inputSchema: { type: 'object', properties, required }, run })

  return [
    tool(
      'search_docs',
      'Searches the documents of the installed Onlend packages: READMEs, guides and skills.',
      { words: text('Words to look for, such as "webhook signature"') },
      ['words'],
      ({ words }) => searchDocuments(folders, `${words}`),
    ),
    tool(
      'list_partners',
      'Lists the mock partners with limit, drawdown, balance and payments.',
      {},
      [],
      () => {
        const { now, scenario, partners } = sandbox.control.state()
        const shown = partners.map(({ settlements, ...partner }) => ({
          ...partner,
          settlements: settlements.slice(0, 5),
        }))
        return { now, scenario, partners: shown }
      },
    ),
    tool(
      'list_calls',
      'Lists the last 20 calls that reached the service, and whether it carried them out.',
      {},
      [],
      () => sandbox.calls.slice(-20),
    ),
    tool(
      'start_fault',
      'Makes the next calls of an endpoint fail in one way. `done-then-…` carries the call out and loses the answer.',
      {
        endpoint: text('The endpoint, or * for any', ['*', ...endpointNames]),
        fault: text('The kind of fault', faultKinds),
        times: number('How many calls it hits; 1 by default'),
        ms: number('Milliseconds of `latency` and `slow-body`'),
      },
      ['endpoint', 'fault'],
      ({ endpoint, fault, times, ms }) => {
        sandbox.faults.add({
          endpoint: oneOf('endpoint', endpoint, ['*', ...endpointNames] as const),
          times: toNumber('times', times, 1),
          fault: {
            kind: oneOf('fault', fault, faultKinds),
            ...(ms !== undefined && { ms: toNumber('ms', ms, 0) }),
          },
        })
        return sandbox.faults.list()
      },
    ),
    tool('stop_faults', 'Ends every fault that waits for its call.', {}, [], () => {
      sandbox.faults.clear()
      return sandbox.faults.list()
    }),
    tool(
      'advance_clock',
      'Moves the clock of the service on: what becomes due happens, webhooks included.',
      { ms: number('Milliseconds; a payment settles after 3000') },
      ['ms'],
      async ({ ms }) => {
        await sandbox.advance(toNumber('ms', ms, 0))
        return { now: sandbox.control.state().now }
      },
    ),
    tool(
      'send_webhook',
      'Ends a payment now and sends its webhook to the address of --webhook-url. Answers with what the receiver said.',
      {
        settlementId: text('The payment, from list_partners; by default the newest that is processing'),
        outcome: text('How it ends', ['succeeded', 'failed']),
        reason: text('The words of the service'),
        mode: text('How the webhook misbehaves; `normal` by default', webhookModes),
      },
      ['outcome'],
      async ({ settlementId, outcome, reason, mode }) => {
        const payments = sandbox.control.state().partners.flatMap(({ settlements }) => settlements)
        const id = settlementId ?? payments.find(({ status }) => status === 'processing')?.id
        if (id === undefined) throw new Error('No payment is processing: send one through your relay first.')
        const misbehaviour = oneOf('mode', mode ?? 'normal', webhookModes)
        if (misbehaviour !== 'normal') sandbox.webhooks.misbehave({ mode: misbehaviour, times: 1 })
        const end = oneOf('outcome', outcome, ['succeeded', 'failed'] as const)
        await sandbox.control.settle(`${id}`, end, reason === undefined ? undefined : `${reason}`)
        return sandbox.webhooks.list().filter((webhook) => webhook.settlementId === id)
      },
    ),
  ]
}

function oneOf<Value extends string>(name: string, value: unknown, allowed: readonly Value[]): Value {
  const found = allowed.find((one) => one === value)
  if (found === undefined) throw new Error(`${name} must be one of ${allowed.join(', ')}`)
  return found
}

function toNumber(name: string, value: unknown, fallback: number): number {
  const read = Number(value ?? fallback)
  if (!Number.isFinite(read) || read < 0) throw new Error(`${name} must be a number, 0 or more`)
  return read
}
