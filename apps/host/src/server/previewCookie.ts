/** The cookie of a device that previews a draft of the brand; it holds the draft's preview id. */
export const previewCookie = 'brand_preview'
