/** Seconds for which a person stays signed in; the relay remembers a sign-out for as long. */
export const sessionLifetime = 12 * 60 * 60
