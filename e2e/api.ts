import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { SessionTokens } from '#scripts/testing/server.ts';

/** Makes calls as an administrator, to prepare a test and to check its results. */
export interface Api {
  readonly tokens: SessionTokens;
  get(path: string): Promise<ApiResponse>;
  post(path: string, body: object): Promise<ApiResponse>;
  put(path: string, body: object): Promise<ApiResponse>;
  remove(path: string): Promise<ApiResponse>;
}

interface ApiResponse {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of its response.
  readonly body: any;
}

/** Returns the calls of a session. */
export function apiOf(request: APIRequestContext, origin: string, tokens: SessionTokens): Api {
  const headers = { Authorization: `Bearer ${tokens.access_token}`, Accept: 'application/json' };
  const read = async (response: APIResponse) => {
    const text = await response.text();
    return { status: response.status(), body: text === '' ? undefined : JSON.parse(text) };
  };
  return {
    tokens,
    // The server may close a kept-alive connection at the moment of the next call.
    get: async (path) => read(await request.get(origin + path, { headers, maxRetries: 2 })),
    post: async (path, data) => read(await request.post(origin + path, { headers, data })),
    remove: async (path) => read(await request.delete(origin + path, { headers, maxRetries: 2 })),
    put: async (path, data) => read(await request.put(origin + path, { headers, data, maxRetries: 2 })),
  };
}
