/** A bucket of S3 or of a service with its protocol, as the environment names it. */
export type UploadsBucket = {
  bucket: string
  region: string
  endpoint?: string
  forcePathStyle?: boolean
  /** Absent where the machine itself has credentials. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Reads where staged files are kept when several hosts share them; `null` without `UPLOADS_BUCKET`. Credentials are AWS's own client's
 * business unless they are given.
 *
 * @throws Error with one sentence that names what is missing or wrong.
 */
export function readUploadsBucket(variables: Variables): UploadsBucket | null {
  const endpoint = variables.UPLOADS_ENDPOINT || null
  if (endpoint !== null && !isSafe(endpoint)) {
    throw new Error('UPLOADS_ENDPOINT must be an https address, or http on this machine.')
  }
  const bucket = variables.UPLOADS_BUCKET || null
  if (bucket === null) return null
  const required = (name: string, reason: string): string => {
    const value = variables[name]
    if (value) return value
    throw new Error(`${name} is missing: ${reason}.`)
  }
  const hasKey = Boolean(variables.UPLOADS_ACCESS_KEY_ID || variables.UPLOADS_SECRET_ACCESS_KEY)
  return {
    bucket,
    region: required('UPLOADS_REGION', 'UPLOADS_BUCKET is in one, `auto` where a service has none'),
    // Most services besides AWS want the bucket in the path.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(hasKey && {
      credentials: {
        accessKeyId: required('UPLOADS_ACCESS_KEY_ID', 'it belongs to UPLOADS_SECRET_ACCESS_KEY'),
        secretAccessKey: required('UPLOADS_SECRET_ACCESS_KEY', 'it belongs to UPLOADS_ACCESS_KEY_ID'),
      },
    }),
  }
}

function isSafe(address: string): boolean {
  const isLocal = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?:\/|$)/.test(address)
  return URL.canParse(address) && (isLocal || address.startsWith('https://'))
}
