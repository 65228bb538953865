/** The bytes of a PDF with these objects, and with this in its trailer. */
export function pdfFile(objects = '', trailer = '/Root 1 0 R'): Uint8Array<ArrayBuffer> {
  const text = `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [] /Count 0 >>
endobj
${objects}
xref
0 3
trailer
<< /Size 3 ${trailer} >>
startxref
120
%%EOF
`
  return new TextEncoder().encode(text)
}
