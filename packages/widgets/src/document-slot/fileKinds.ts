/** The accepted kinds of files, by media type: the name of each, and the endings of its file names. */
export const fileKinds: Readonly<Record<string, { name: string; endings: readonly string[] }>> = {
  'application/pdf': { name: 'PDF', endings: ['.pdf'] },
  'image/jpeg': { name: 'JPEG', endings: ['.jpg', '.jpeg'] },
  'image/png': { name: 'PNG', endings: ['.png'] },
  'image/webp': { name: 'WEBP', endings: ['.webp'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    name: 'DOCX',
    endings: ['.docx'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { name: 'XLSX', endings: ['.xlsx'] },
  'text/csv': { name: 'CSV', endings: ['.csv'] },
}
