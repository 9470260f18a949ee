import { loadDescriptor } from 'virtual:resources';
import { notFound } from '@tanstack/react-router';
import { loadCode } from '#lib/code/load-code.ts';
import type { Resource } from '#schema/resource.ts';

const loaded = new Map<string, Resource>();

/** Loads the resource whose screens are at a path. Throws the router's "not found" if there is none. */
export async function loadResource(path: string): Promise<Resource> {
  const resource = loaded.get(path) ?? (await loadCode(() => loadDescriptor(path)));
  if (resource === undefined) throw notFound();
  loaded.set(path, resource);
  return resource;
}

/** Returns the resource at a path, after `loadResource`. Throws the router's "not found" if it is not loaded. */
export function resourceAt(path: string): Resource {
  const resource = loaded.get(path);
  if (resource === undefined) throw notFound();
  return resource;
}
