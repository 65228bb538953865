/**
 * Of a shadow root. A page's rules reach the element itself, `* { all: … }` too, and what they say is inherited by what stands in it: the
 * first counts for less than an important rule in here, and the second ends at the ground, where `1em` is the person's own size of text.
 */
export const groundSheet: string = `
:host { display: block !important }
:host([hidden]) { display: none !important }
.onlend-ground { all: initial; display: block; --onlend-rem: 1em }
`
