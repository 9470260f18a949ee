"""Django's admin over the tables of the service: the same columns, searches and filters, for a comparison of reads.

Runs on Django 3.2 and later.

Nobody signs in, and no session is read: only the lists themselves are compared, so that nothing is to Django's disadvantage.
"""

import os
from urllib.parse import parse_qs, unquote, urlsplit

from django.conf import settings

address = urlsplit(os.environ["DATABASE_URL"])
settings.configure(
    SECRET_KEY="only for a comparison",
    ALLOWED_HOSTS=["127.0.0.1"],
    ROOT_URLCONF=__name__,
    USE_TZ=True,
    LANGUAGE_CODE="fr",
    INSTALLED_APPS=[
        "django.contrib.admin.apps.SimpleAdminConfig",
        "django.contrib.auth",
        "django.contrib.contenttypes",
        "django.contrib.messages",
        "django.contrib.sessions",
        __name__,
    ],
    MIDDLEWARE=[f"{__name__}.as_administrator"],
    TEMPLATES=[
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "APP_DIRS": True,
            "OPTIONS": {
                "context_processors": [
                    "django.template.context_processors.request",
                    "django.contrib.auth.context_processors.auth",
                ]
            },
        }
    ],
    STATIC_URL="/static/",
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": address.path[1:],
            "USER": unquote(address.username or ""),
            "PASSWORD": unquote(address.password or ""),
            # The folder of a Unix socket is a parameter, as for the service.
            "HOST": parse_qs(address.query).get("host", [address.hostname])[0],
            "PORT": address.port or 5432,
            # Without it, Django opens a connection for each request.
            "CONN_MAX_AGE": 600,
            # The callers of the comparison wait as long.
            "OPTIONS": {"options": "-c statement_timeout=15s"},
        }
    },
)

import django

django.setup()

from django.contrib import admin
from django.contrib.auth.models import User as Account
from django.contrib.contenttypes.models import ContentType
from django.core.wsgi import get_wsgi_application
from django.db import models
from django.urls import path


def as_administrator(get_response):
    """Makes every request one of an administrator."""
    account = Account(username="admin", is_staff=True, is_superuser=True)

    def respond(request):
        request.user = account
        return get_response(request)

    return respond


class User(models.Model):
    id = models.UUIDField(primary_key=True)
    name = models.TextField()
    email = models.TextField()
    email_verified = models.BooleanField()
    phone = models.TextField(null=True)
    role = models.TextField(choices=[(each, each) for each in ("client", "driver", "admin")])
    status = models.TextField(choices=[(each, each) for each in ("active", "disabled")])
    rating_avg = models.DecimalField(max_digits=3, decimal_places=2)
    created_at = models.DateTimeField()
    deleted_at = models.DateTimeField(null=True, editable=False)

    class Meta:
        managed, db_table = False, "users"

    def __str__(self):
        return self.name


class Ride(models.Model):
    statuses = ("pending", "accepted", "in_progress", "completed", "cancelled")
    id = models.UUIDField(primary_key=True)
    reference = models.TextField()
    status = models.TextField(choices=[(each, each) for each in statuses])
    client = models.ForeignKey(User, models.DO_NOTHING, related_name="+", null=True)
    driver = models.ForeignKey(User, models.DO_NOTHING, related_name="+", null=True)
    pickup_address = models.TextField()
    dropoff_address = models.TextField()
    price = models.DecimalField(max_digits=12, decimal_places=2)
    created_at = models.DateTimeField()

    class Meta:
        managed, db_table = False, "rides"

    def __str__(self):
        return self.reference


class Wallet(models.Model):
    id = models.UUIDField(primary_key=True)
    user = models.ForeignKey(User, models.DO_NOTHING, related_name="+")
    available = models.DecimalField(max_digits=12, decimal_places=2)
    pending = models.DecimalField(max_digits=12, decimal_places=2)
    updated_at = models.DateTimeField()

    class Meta:
        managed, db_table = False, "wallets"

    def __str__(self):
        return str(self.user)


class Transaction(models.Model):
    id = models.UUIDField(primary_key=True)
    wallet = models.ForeignKey(Wallet, models.DO_NOTHING, related_name="+")
    ride = models.ForeignKey(Ride, models.DO_NOTHING, related_name="+", null=True)
    type = models.TextField(choices=[(each, each) for each in ("credit", "debit", "withdrawal")])
    amount = models.DecimalField(max_digits=12, decimal_places=2)
    status = models.TextField(choices=[(each, each) for each in ("pending", "validated", "rejected")])
    created_at = models.DateTimeField()

    class Meta:
        managed, db_table = False, "transactions"


class Newest(admin.ModelAdmin):
    """A list with the newest records first, ten a page, as the service has it."""

    list_per_page = 10
    # With it, a filtered list counts all rows, too.
    show_full_result_count = False
    ordering = ("-created_at",)


class Users(Newest):
    list_display = ("name", "email", "email_verified", "rating_avg", "role", "phone", "created_at")
    list_filter = ("role", "status", "email_verified", "created_at")
    search_fields = ("name", "email", "phone")

    def get_queryset(self, request):
        # The indexes have these users only.
        return super().get_queryset(request).filter(deleted_at__isnull=True)


class Rides(Newest):
    list_display = ("reference", "status", "client", "driver", "pickup_address", "dropoff_address", "price", "created_at")
    list_filter = ("status", "created_at")
    list_select_related = ("client", "driver")
    # Without it, the page of a ride has a choice of all users.
    raw_id_fields = ("client", "driver")
    search_fields = ("reference", "pickup_address", "dropoff_address", "client__name", "driver__name")


class Wallets(Newest):
    ordering = ("-updated_at",)
    list_display = ("user", "available", "pending", "updated_at")
    list_select_related = ("user",)
    search_fields = ("user__name", "user__email", "user__phone")


class Transactions(Newest):
    list_display = ("wallet", "type", "ride", "amount", "status", "created_at")
    list_filter = ("type", "status", "created_at")
    list_select_related = ("wallet__user", "ride")
    search_fields = ("wallet__user__name", "wallet__user__email")


site = admin.AdminSite()
for number, (model, options) in enumerate(((User, Users), (Ride, Rides), (Wallet, Wallets), (Transaction, Transactions))):
    site.register(model, options)
    # Details read it from a table of Django, which the database of the service does not have.
    content_type = ContentType(id=number, app_label=model._meta.app_label, model=model._meta.model_name)
    ContentType.objects._add_to_cache("default", content_type)

urlpatterns = [path("admin/", site.urls)]
application = get_wsgi_application()
