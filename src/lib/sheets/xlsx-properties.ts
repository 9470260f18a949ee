import type { Feature } from 'write-excel-file/universal';
import type { SheetProperties } from './sheet.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const inXml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

/** Returns a title as the name of a sheet: at most 31 characters, without those that a spreadsheet refuses. */
export function sheetName(title: string): string {
  const name = title
    .replaceAll(/[[\]:*?/\\\p{Cc}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 31);
  return name.replace(/^[' ]+|[' ]+$/g, '') || '1';
}

/** Returns the letters of a column, the first one being 1: 28 is AB. */
const lettersOf = (column: number): string =>
  column < 1 ? '' : lettersOf(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));

const coreFile = 'docProps/core.xml';
const core = 'application/vnd.openxmlformats-package.core-properties+xml';
const relation = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';
const namespaces = [
  'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');

/**
 * Returns the feature that writes the title and the language of a workbook, and names its row of headings. Screen readers read the headings with
 * each cell if their range has the name `ColumnTitle`; `Print_Titles` repeats them on each sheet of paper.
 */
export function propertiesFeature({ title, language }: SheetProperties, columnCount: number): Feature<Blob> {
  const sheet = `'${inXml(sheetName(title).replaceAll("'", "''"))}'`;
  const names = [
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">${sheet}!$1:$1</definedName>`,
    `<definedName name="ColumnTitle">${sheet}!$A$1:$${lettersOf(Math.max(1, columnCount))}$1</definedName>`,
  ];
  return {
    files: {
      transform: {
        'xl/workbook.xml': {
          transform: (content) =>
            content.replace('<definedNames/>', () => `<definedNames>${names.join('')}</definedNames>`),
        },
        '_rels/.rels': {
          insert: () => `<Relationship Id="rId-properties" Type="${relation}" Target="${coreFile}"/>`,
        },
        '[Content_Types].xml': {
          insert: () => `<Override ContentType="${core}" PartName="/${coreFile}"/>`,
        },
      },
      write: {
        files: () => ({
          [coreFile]: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties ${namespaces}><dc:title>${inXml(title)}</dc:title><dc:language>${inXml(language)}</dc:language></cp:coreProperties>`,
        }),
      },
    },
  };
}
