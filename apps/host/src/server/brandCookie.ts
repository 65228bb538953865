/** The cookie of the demo's brand switcher; it holds nothing but the id of a brand, which everybody may see. */
export const brandCookie = 'demo_brand'
