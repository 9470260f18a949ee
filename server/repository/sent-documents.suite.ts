import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentTypeNames } from '#fields/document-types.ts';
import { documents } from '#fields/documents/documents.ts';
import { samplePdfBytes } from '#fields/sample-pdf.ts';
import type { Fields, StoredRecord } from '#schema/resource.ts';
import { message, problemMessage } from '#server/base/messages.ts';
import { openStore } from '#server/base/object-store.ts';
import { countStored, moveToStore } from '#server/files/moving.ts';
import { HttpError } from '#server/http/http-error.ts';
import { documentFile, type SampleDocument } from '#server/testing/documents.ts';
import { type ObjectServer, startObjectServer } from '#server/testing/object-server.ts';
import { pictureFile, readPicture } from '#server/testing/pictures.ts';
import type { Suite } from '#server/testing/suite.ts';
import { fileIds } from './file-ids.ts';
import { newFilesOf, storeSentFiles } from './sent-files.ts';

const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const odt = 'application/vnd.oasis.opendocument.text';
const fields = { papers: documents({ max: 8, maxMegabytes: 2, accept: documentTypeNames }) };
const onlyPdf = { papers: documents({ max: 3, maxMegabytes: 2 }) };

/** The documents of a field, as its form sends them and as they are downloaded. */
export const sentDocumentsSuite: Suite = (service) => {
  let server: ObjectServer;
  beforeAll(async () => {
    server = await startObjectServer();
  });
  afterAll(() => server.close());

  async function write(
    value: readonly (File | string)[],
    before: StoredRecord = {},
    declared: Fields = fields,
  ) {
    const files = await newFilesOf({ fields: declared }, { papers: value });
    const { db } = service();
    const set = await db
      .transaction()
      .execute((trx) => storeSentFiles(trx, { fields: declared }, { name: 'papers', value, files, before }));
    const rows = await db.selectFrom('files').select('id').execute();
    return { set, ids: fileIds(set['papers']), stored: new Set(rows.map(({ id }) => id)) };
  }
  const addressOf = async (type: SampleDocument, name: string) =>
    `/files/${(await write([documentFile(type, { name })])).ids[0]}`;
  const headersOf = ({ headers }: Response) =>
    ['content-type', 'content-disposition', 'cache-control', 'location'].map((name) => headers.get(name));
  const errorOf = (write: Promise<unknown>) =>
    write.then(
      () => undefined,
      (error: unknown) => (error instanceof HttpError ? error.errors : error),
    );

  test('documents stay, are removed and are added in the order that was sent, with their clean names', async () => {
    const sent = [documentFile(pdf, { name: '../Bilan\u202E.pdf' }), documentFile(odt, { name: 'lettre' })];
    const before = await write(sent);
    const [first, second] = before.ids.map((id) => `/files/${id}`);
    expect(before.set).toEqual({
      papers: [
        { src: first, name: 'Bilan.pdf', size: samplePdfBytes, type: pdf },
        { src: second, name: 'lettre.odt', size: sent[1]?.size, type: odt },
      ],
    });
    const after = await write([documentFile(pdf, { name: 'a.pdf' }), second ?? ''], before.set);
    expect(after.set['papers']).toMatchObject([{ name: 'a.pdf' }, { src: second, name: 'lettre.odt' }]);
    expect([...before.ids, ...after.ids].map((id) => after.stored.has(id))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    const none = await write([], after.set);
    expect([none.set, after.ids.some((id) => none.stored.has(id))]).toEqual([{ papers: [] }, false]);
  });

  test('a document of another record is neither taken over nor deleted', async () => {
    const other = await write([documentFile(pdf)]);
    expect(await errorOf(write([`/files/${other.ids[0]}`]))).toEqual({ papers: [message('documentGone')] });
    expect((await write([])).stored.has(other.ids[0] ?? '')).toBe(true);
  });

  test('the content alone decides the type', async () => {
    const claimed = [docx, xlsx, odt, pdf] as const;
    const { set } = await write([
      ...claimed.map((type) => documentFile(type, { name: 'a.pdf', claimed: pdf })),
      pictureFile('image/png', pdf, 'scan.pdf'),
      pictureFile('image/jpeg', pdf, 'scan.pdf'),
    ]);
    const names = ['a.pdf.docx', 'a.pdf.xlsx', 'a.pdf.odt', 'a.pdf', 'scan.pdf.png', 'scan.pdf.jpg'];
    const types = [...claimed, 'image/png', 'image/jpeg'];
    expect(set['papers']).toMatchObject(names.map((name, index) => ({ name, type: types[index] })));
  });

  test('each document of a type that its field does not accept is named with its reason', async () => {
    const others = [
      documentFile(docx, { name: 'lettre.pdf', claimed: pdf }),
      pictureFile('image/png', pdf, 'scan.pdf'),
      ...['MZ\x90\x00', '<html>', '%PDF', ' %PDF-1.4', 'PK\x03\x04'].map(
        (start) => new File([start], 'facture.pdf', { type: pdf }),
      ),
    ];
    const reason = problemMessage('fileType');
    expect(await errorOf(write([documentFile(pdf), ...others], {}, onlyPdf))).toEqual({
      papers: others.map(({ name }) => message('pictureNamed', { name, reason })),
    });
  });

  test('a document is sent as an attachment with its own type, and no cache keeps it', async () => {
    const path = await addressOf(pdf, 'Relevé d’été (1).pdf');
    const response = await readPicture(service(), path);
    expect([response.status, (await response.bytes()).length]).toEqual([200, samplePdfBytes]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': pdf,
      'content-disposition':
        'attachment; filename="Releve d_ete (1).pdf"; filename*=UTF-8\'\'Relev%C3%A9%20d%E2%80%99%C3%A9t%C3%A9%20%281%29.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'no-store',
    });
  });

  test('a document is not sent without a session, nor to a user who is not an administrator', async () => {
    const path = await addressOf(pdf, 'a.pdf');
    const { status } = await service().call('GET', path);
    const client = await service().call('GET', path, { token: await service().tokenOf('client') });
    expect([status, client.status]).toEqual([401, 403]);
  });

  test('a document in the store is sent through the server, never by a signed address', async () => {
    const { appWith, db } = service();
    const path = await addressOf(pdf, 'a.pdf');
    const before = await readPicture(service(), path);
    const store = openStore(server.url);
    await moveToStore(db, store, () => {});
    expect([server.objects.size > 0, (await countStored(db)) > 0]).toEqual([true, true]);
    const app = appWith({ fileStore: { store, signedSeconds: 60 } });
    const authorization = `Bearer ${await service().tokenOf('admin')}`;
    const after = await app.request(path, { headers: { authorization } });
    expect([after.status, headersOf(after)]).toEqual([200, headersOf(before)]);
    expect(await after.bytes()).toEqual(await before.bytes());
  });
};
