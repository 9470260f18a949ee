import { resourceModules } from 'virtual:resources';
import { notFound } from '@tanstack/react-router';
import type { Resource } from '#schema/resource.ts';

const loaded = new Map<string, Resource>();

/** Fetches the resource whose screens are at a path; throws the router's "not found" where there is none. */
export async function loadResource(path: string): Promise<Resource> {
  const load = Object.hasOwn(resourceModules, path) ? resourceModules[path] : undefined;
  if (load === undefined) throw notFound();
  const resource = loaded.get(path) ?? (await load());
  loaded.set(path, resource);
  return resource;
}

/** The resource at a path that a loader has fetched. */
export function resourceAt(path: string): Resource {
  const resource = loaded.get(path);
  if (resource === undefined) throw notFound();
  return resource;
}
