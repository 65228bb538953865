/** The kinds of file that the relay takes and that a test makes. */
export type DocumentKind = 'pdf' | 'jpg' | 'png' | 'docx' | 'csv'
