/** What an id may look like in a path: no percent sign, no slash, no dot segment, nothing that two readers could read differently. */
export const safeId: RegExp = /^(?!\.{1,2}$)[A-Za-z0-9_.~-]{1,128}$/
