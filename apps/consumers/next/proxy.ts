import { type NextRequest, NextResponse } from 'next/server'

/** A strict policy with a nonce for each page. Next finds the nonce in it and puts it on its own scripts. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID()
  // The development server evaluates code and writes style elements of its own.
  const isDev = process.env.NODE_ENV === 'development'
  const scripts = `script-src 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`
  const styles = `style-src 'self' ${isDev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`
  const policy = `default-src 'self'; ${scripts}; ${styles}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  headers.set('X-Nonce', nonce)
  return NextResponse.next({ request: { headers }, headers: { 'Content-Security-Policy': policy } })
}

/** Pages alone: of what goes to the relay Next would pass on only the first 10 MB. */
export const config = { matcher: '/' }
