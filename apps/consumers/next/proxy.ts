import { type NextRequest, NextResponse } from 'next/server'

/** A strict policy with a nonce for each page. Next finds the nonce in it and puts it on its own scripts. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID()
  const scripts = `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'`
  const policy = `default-src 'self'; ${scripts}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  headers.set('X-Nonce', nonce)
  return NextResponse.next({ request: { headers }, headers: { 'Content-Security-Policy': policy } })
}

/** Pages alone: of what goes to the relay Next would pass on only the first 10 MB. */
export const config = { matcher: '/' }
