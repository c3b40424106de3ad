-- The job that makes the sizes of pictures, and the metric of those that wait, read them without all others.
create index pictures_underived on pictures (id) where derived_at is null;
