import { contract } from 'virtual:contract';
import { createRecorder, type Recorder } from '#app/late/explain/recorder.ts';
import { createRedaction } from '#app/late/explain/redact.ts';
import { dictionary } from '#lib/i18n/translator.ts';
import { resources } from '#resources/index.ts';
import { rideRecords } from '#storybook/mock-api/ride-records.ts';

/** Makes a call to an address, which gets a response with a body. */
type MakeCall = (address: string, status: number, body?: unknown) => void;

/** Returns the file of a recording of what `happens`. */
export function recordingOf(happens: (recorder: Recorder, call: MakeCall) => void): string {
  const redaction = createRedaction({ resources, calls: contract, dictionary });
  const recorder = createRecorder({ declared: contract, redaction, since: 0 });
  happens(recorder, (address, status, body) => {
    const id = recorder.begin('GET', new URL(address, 'https://a.fr'));
    recorder.respond(id, { status, ms: 12, requestId: 'r-1' });
    if (body !== undefined) recorder.check(id, body);
  });
  return JSON.stringify(recorder.file());
}

const rides = rideRecords.slice(0, 5).map((ride) => ({ ...ride, status: 'pending' }));
const ride: Readonly<Record<string, unknown>> = rides[0] ?? {};

/** Returns a recording of a list, of one of its records, and of another list whose call fails. */
export const exampleRecording = () =>
  recordingOf((recorder, call) => {
    call('/api/v1/users/me', 200);
    call('/api/v1/admin/rides?status=pending&page=1&limit=10', 200, { data: { items: rides, total: 57 } });
    recorder.open({
      route: '/$resource',
      params: { resource: 'courses' },
      search: '?status=pending',
    });
    recorder.click({ role: 'link', names: [String(ride['reference'])] });
    call(`/api/v1/rides/${ride['id']}`, 200, { data: ride });
    recorder.open({
      route: '/$resource/$id',
      params: { resource: 'courses', id: String(ride['id']) },
      search: '',
    });
    recorder.open({ route: '/$resource', params: { resource: 'options' }, search: '' });
    call('/api/v1/admin/options?page=1&limit=10', 503);
  });
