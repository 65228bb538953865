/** What may pass of a JSON value: all of it, or these keys of an object and of every object in an array. */
export type Projection = true | { readonly [key: string]: Projection }
