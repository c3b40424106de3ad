// Is loaded into PostgreSQL (LD_PRELOAD): each fsync and fdatasync waits first for as many milliseconds as the file at
// SLOW_FSYNC has, and then does its real work.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void wait_for_disk(void)
{
	const char *path = getenv("SLOW_FSYNC");
	FILE *file = path ? fopen(path, "r") : NULL;
	long ms = 0;
	if (!file)
		return;
	if (fscanf(file, "%ld", &ms) != 1)
		ms = 0;
	fclose(file);
	struct timespec left = { ms / 1000, ms % 1000 * 1000000 };
	// Signals between the processes of PostgreSQL do not make the disk quicker.
	while (nanosleep(&left, &left) != 0 && errno == EINTR)
		;
}

int fsync(int fd)
{
	wait_for_disk();
	return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd);
}

int fdatasync(int fd)
{
	wait_for_disk();
	return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd);
}
