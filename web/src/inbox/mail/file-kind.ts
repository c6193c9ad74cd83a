export type FileKind = 'picture' | 'video' | 'audio' | 'pdf' | 'table' | 'text' | 'archive' | 'other';

const byEnding: Partial<Record<string, FileKind>> = {
  pdf: 'pdf',
  csv: 'table',
  ods: 'table',
  xls: 'table',
  xlsx: 'table',
  doc: 'text',
  docx: 'text',
  odt: 'text',
  rtf: 'text',
  txt: 'text',
  '7z': 'archive',
  gz: 'archive',
  rar: 'archive',
  tar: 'archive',
  zip: 'archive',
};
const byType: Partial<Record<string, FileKind>> = {
  image: 'picture',
  video: 'video',
  audio: 'audio',
  text: 'text',
};

/** By its ending first: many mailers call everything an octet-stream. */
export function fileKindOf({ filename, mimeType }: { filename: string; mimeType: string }): FileKind {
  const ending = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
  if (mimeType === 'application/pdf') return 'pdf';
  return byEnding[ending] ?? byType[mimeType.split('/')[0] ?? ''] ?? 'other';
}
