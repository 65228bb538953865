/** The media type of a write whose files the relay already holds: JSON, from which the relay makes the form that the service wants. */
export const stagedMediaType = 'application/vnd.onlend.staged+json'
