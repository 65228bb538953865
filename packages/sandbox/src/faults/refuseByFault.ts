import type { Answer } from '../http/Answer.ts'
import { errorAnswer } from '../http/errorAnswer.ts'
import type { SandboxFault } from './SandboxFault.ts'

function gatewayPage(status: number, words: string): Answer {
  const title = `${status} ${words}`
  const body = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1><hr>gateway</body></html>`
  return { status, headers: { 'content-type': 'text/html' }, body }
}

/** Answers for a fault that strikes before the service does any work, or null when it is no such fault. */
export function refuseByFault(fault: SandboxFault | null): Answer | null {
  switch (fault?.kind) {
    case '500':
      return errorAnswer(500, 'Something went wrong on our side')
    case '502-html':
      return gatewayPage(502, 'Bad Gateway')
    case '409':
      return errorAnswer(409, 'This is in conflict with something that is under way')
    case '413':
      return gatewayPage(413, 'Request Entity Too Large')
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
