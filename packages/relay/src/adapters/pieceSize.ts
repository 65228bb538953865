/** Bytes that are handed to the socket at once; a reader is waited for between two of these. */
export const pieceSize: number = 64 * 1_024
