import type { EndpointName } from '../http/EndpointName.ts'
import type { RequestBody } from '../http/RequestBody.ts'
import { WireNumber } from '../json/WireNumber.ts'
import { money } from '../money/money.ts'
import type { SandboxFault } from './SandboxFault.ts'

const faults: Record<string, SandboxFault> = {
  '06': { kind: 'done-then-500' },
  '07': { kind: 'latency', ms: 60_000 },
  '08': { kind: '401' },
  '09': { kind: '429' },
  '10': { kind: '502-html' },
  '11': { kind: 'latency', ms: 20_000 },
  '12': { kind: '409' },
}

/** Reads the fault of a call from its amount's decimals: 150.07 answers after a minute, 150.11 after 20 seconds. */
export function magicFault(endpoint: EndpointName, body: RequestBody): SandboxFault | null {
  const amount = firstAmount(endpoint, body)
  if (!amount || !money.isDecimal(amount.text)) return null
  return faults[money.ending(amount.text)] ?? null
}

function firstAmount(endpoint: EndpointName, body: RequestBody): WireNumber | null {
  if (body.kind !== 'json') return null
  if (endpoint === 'withdraw' || endpoint === 'requestDrawdown') return numberAt(body.exact, 'amount')
  if (endpoint !== 'reconcileRepayments') return null
  const payments = readMember(body.exact, 'payments')
  return Array.isArray(payments) ? numberAt(payments[0], 'amount') : null
}

function numberAt(source: unknown, name: string): WireNumber | null {
  const value = readMember(source, name)
  return value instanceof WireNumber ? value : null
}

function readMember(source: unknown, name: string): unknown {
  return typeof source === 'object' && source !== null && Object.hasOwn(source, name)
    ? Reflect.get(source, name)
    : null
}
