/** The member of `$extensions` that belongs to this kit. */
export const extensionName = 'dev.onlend.brand'
