import type { Answer } from '../http/Answer.ts'
import { errorAnswer } from '../http/errorAnswer.ts'
import type { SandboxFault } from './SandboxFault.ts'

const gatewayPage =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1><hr>gateway</body></html>'

/** Answers for a fault that strikes before the service does any work, or null when it is no such fault. */
export function refuseByFault(fault: SandboxFault | null): Answer | null {
  switch (fault?.kind) {
    case '500':
      return errorAnswer(500, 'Something went wrong on our side')
    case '502-html':
      return { status: 502, headers: { 'content-type': 'text/html' }, body: gatewayPage }
    case '401':
      return errorAnswer(401, 'The API key is missing or not valid')
    case '429': {
      const answer = errorAnswer(429, 'Too many requests')
      return { ...answer, headers: { ...answer.headers, 'retry-after': String(fault.retryAfter ?? 2) } }
    }
    case 'redirect':
      return { status: 307, headers: { location: 'https://elsewhere.invalid/v1/moved' }, body: '' }
    default:
      return null
  }
}
